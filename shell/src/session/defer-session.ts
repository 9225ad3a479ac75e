import type { Boot } from '@kere/platform/boot'
import { lazyOnce } from '@kere/platform/lazy-once'
import type { SessionOptions, StartedSession } from './start-session.tsx'

export interface DeferredSession extends StartedSession {
  start(): void
  isClosed(): boolean
}

/** Loads the session's code, but not for visitors, nor for a role that is tried in development and has no session. */
export function deferSession(
  { session: { user }, sessionExpiresAt }: Boot,
  { device, onUser }: Pick<SessionOptions, 'device' | 'onUser'>,
): DeferredSession | null {
  if (!user || !sessionExpiresAt) return null
  const load = lazyOnce(async () => {
    const { startSession } = await import('./start-session.tsx')
    return startSession({ user, expiresAt: sessionExpiresAt, device, onUser })
  })
  let isClosed = false

  return {
    isClosed: () => isClosed,
    close() {
      isClosed = true
      void load().then(({ close }) => close())
    },
    start: () => void load().catch(reportError),
    renew: async () => (await load()).renew(),
    signOut: async () => (await load()).signOut(),
    loadCalls: async () => (await load()).loadCalls(),
  }
}
