import type { SessionUser } from '@kere/contracts/accounts/session'
import { hasLocalCopies } from '@kere/platform/local-copies'
import { createRoot } from 'react-dom/client'
import type { DeferredDevice } from '../device/defer-device.ts'
import { deferCalls } from './defer-calls.ts'
import { createSessionEnder } from './end-session.ts'
import { IdleSession } from './idle-session.tsx'
import { openSessionChannel } from './session-channel.ts'
import { createSessionKeeper } from './session-keeper.ts'

export interface StartedSession {
  renew(): Promise<boolean>
  signOut(): Promise<void>
  close(): void
  loadCalls(): Promise<void>
}

export interface SessionOptions {
  user: SessionUser
  expiresAt: string
  device: DeferredDevice | null
  onUser: (user: SessionUser) => void
}

export function startSession({ user, expiresAt, device, onUser }: SessionOptions): StartedSession {
  const calls = deferCalls(async () => (await import('./session-calls.ts')).createSessionCalls())
  const channel = openSessionChannel()
  const here = () => location.pathname + location.search + location.hash
  const ender = createSessionEnder({
    calls,
    channel,
    userId: user.id,
    mayDrop: () => !hasLocalCopies(user.id) || import('./ask-to-drop.tsx').then(({ askToDrop }) => askToDrop()),
    here,
    leave: (to) => location.assign(to),
    sendWaiting: async () => device?.flush(),
    forget: async () => device?.forget(),
  })
  let isInUse = true

  const keeper = createSessionKeeper({
    calls,
    channel,
    user,
    expiresAt,
    isInUse: () => isInUse,
    isOver: ender.isOver,
    onEnd: ender.expire,
    onChange: () => location.reload(),
    onUser,
  })

  const element = document.createElement('div')
  element.dataset.app = 'shell'
  document.body.append(element)
  createRoot(element, { identifierPrefix: 'idle-' }).render(
    <IdleSession
      channel={channel}
      onSignOut={() => void ender.signOut()}
      onIdle={() => void ender.signOutIdle()}
      onPresence={(isPresent) => (isInUse = isPresent)}
    />,
  )

  return { renew: keeper.renew, signOut: ender.signOut, close: ender.close, loadCalls: calls.load }
}
