import type { SessionUser } from '@kere/contracts/accounts/session'

export type SessionMessage =
  | { kind: 'active' }
  /** A tab of an older shell does not send `user`. */
  | { kind: 'renewed'; expiresAt: string | null; user?: SessionUser | null }
  | { kind: 'ended'; how: SessionEnd }

export type SessionEnd = 'signed_out' | 'idle' | 'expired'

export interface SessionChannel {
  send(message: SessionMessage): void
  /** @returns a function that stops the listener */
  listen(listener: (message: SessionMessage) => void): () => void
  close(): void
}

export function openSessionChannel(name = 'kere_session'): SessionChannel {
  const channel = new BroadcastChannel(name)
  return {
    // The lint rule mistakes a channel for a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (message) => channel.postMessage(message),
    listen(listener) {
      // A tab of another release may send unknown messages, so listeners check `kind`.
      const receive = ({ data }: MessageEvent<SessionMessage>) => listener(data)
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
    close: () => channel.close(),
  }
}
