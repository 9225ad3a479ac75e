import type { SessionUser } from '@kere/contracts/accounts/session'

export type SessionMessage =
  | { kind: 'active' }
  /** `user` is unset by a tab of an older shell. */
  | { kind: 'renewed'; expiresAt: string | null; user?: SessionUser | null }
  | { kind: 'ended'; how: SessionEnd }

export type SessionEnd = 'signed_out' | 'idle' | 'expired'

export interface SessionChannel {
  send(message: SessionMessage): void
  /** @returns how to stop */
  listen(listener: (message: SessionMessage) => void): () => void
  close(): void
}

export function openSessionChannel(name = 'kere_session'): SessionChannel {
  const channel = new BroadcastChannel(name)
  return {
    // The rule takes a channel for a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (message) => channel.postMessage(message),
    listen(listener) {
      // A tab from before a release may speak of things this one does not know: its listeners look at `kind`.
      const receive = ({ data }: MessageEvent<SessionMessage>) => listener(data)
      channel.addEventListener('message', receive)
      return () => channel.removeEventListener('message', receive)
    },
    close: () => channel.close(),
  }
}
