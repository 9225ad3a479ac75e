import type { getSession, logout, refresh } from '@kere/contracts/auth'
import type { EndpointOutput } from '@kere/contracts/endpoint'
import { lazily } from '@kere/platform/lazily'

/** What the session asks of the API. */
export interface SessionCalls {
  refresh(): Promise<EndpointOutput<typeof refresh>>
  getSession(): Promise<EndpointOutput<typeof getSession>>
  logout(): Promise<EndpointOutput<typeof logout>>
}

export interface DeferredCalls extends SessionCalls {
  /**
   * Before the first call, so that no call depends on a file that a later release of the shell has taken away, or that is asked for
   * without a connection. A failure says nothing.
   */
  load(): Promise<void>
}

/** A session is minutes old when it first asks for something: the client and the validation behind it come after the page. */
export function deferCalls(loadCalls: () => Promise<SessionCalls>): DeferredCalls {
  const load = lazily(loadCalls)
  return {
    load: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
    refresh: async () => (await load()).refresh(),
    getSession: async () => (await load()).getSession(),
    logout: async () => (await load()).logout(),
  }
}
