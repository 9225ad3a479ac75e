import type { Boot } from '@kere/platform/boot'
import type { SessionOptions, StartedSession } from './start-session.tsx'

export interface DeferredSession extends StartedSession {
  start(): void
}

/** No visitor loads its code. A role tried in development has no session to keep. */
export function deferSession(
  { session: { user }, sessionExpiresAt }: Boot,
  { device, onUser }: Pick<SessionOptions, 'device' | 'onUser'>,
): DeferredSession | null {
  if (!user || !sessionExpiresAt) return null
  let started: Promise<StartedSession> | null = null

  async function load() {
    started ??= import('./start-session.tsx').then(({ startSession }) =>
      startSession({ user: user!, expiresAt: sessionExpiresAt!, device, onUser }),
    )
    try {
      return await started
    } catch (error) {
      // A file that did not load may load the next time.
      started = null
      throw error
    }
  }

  return {
    start: () => void load().catch(reportError),
    renew: async () => (await load()).renew(),
    signOut: async () => (await load()).signOut(),
  }
}
