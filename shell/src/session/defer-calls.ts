import type { getSession, logout, refresh } from '@kere/contracts/accounts/auth'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { lazyOnce } from '@kere/platform/lazy-once'

export interface SessionCalls {
  refresh(): Promise<EndpointOutput<typeof refresh>>
  getSession(): Promise<EndpointOutput<typeof getSession>>
  logout(): Promise<EndpointOutput<typeof logout>>
}

export interface DeferredCalls extends SessionCalls {
  /**
   * Loads the calls early, so that none needs a connection, or a file that a new release has removed. Never rejects.
   */
  load(): Promise<void>
}

/** Loads the client and its validation after the page, because a session makes its first call only after minutes. */
export function deferCalls(loadCalls: () => Promise<SessionCalls>): DeferredCalls {
  const load = lazyOnce(loadCalls)
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
