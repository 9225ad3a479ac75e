import { addressIn, language } from '@kere/brand/language'
import { signInPath, withNext } from '@kere/platform/landing'
import { dropLocalCopies, dropOldCopies, isLocalCopy, placePrefix } from '@kere/platform/local-copies'
import { noticeCookie } from '@kere/platform/notices'
import { localStore, sessionStore } from '@kere/platform/web-storage'
import { consentKey } from '../consent/choices.ts'
import { ownerKey } from '../device/owner-key.ts'
import type { SessionCalls } from './defer-calls.ts'
import type { SessionChannel, SessionEnd } from './session-channel.ts'

interface SessionEnderOptions {
  userId: string
  /** Asks whether to continue if unsaved work would be lost. */
  mayDrop?: () => boolean | Promise<boolean>
  calls: Pick<SessionCalls, 'logout'>
  channel: SessionChannel
  here: () => string
  leave: (to: string) => void
  sendWaiting?: () => Promise<unknown>
  forget?: () => Promise<unknown>
}

const patienceMs = 2000

const signInAddress = addressIn(language, signInPath)

export interface SessionEnder {
  /** Signs out here and in every other tab (S-302). */
  signOut(): Promise<void>
  /** Signs an idle user out. Signing in again leads back to this page (S-296). */
  signOutIdle(): Promise<void>
  expire(): void
  /** Closes the page after the server has ended the session. The page says so until the user leaves it. */
  close(): void
  /** True once the page is about to be left. */
  isOver(): boolean
  stop(): void
}

export function createSessionEnder({
  userId,
  mayDrop = () => true,
  calls,
  channel,
  here,
  leave,
  sendWaiting = () => Promise.resolve(),
  forget: forgetDevice = () => Promise.resolve(),
}: SessionEnderOptions): SessionEnder {
  let isOver = false

  /** Ends the session. Only the first call in a tab counts, because two would navigate to two pages. */
  async function end(how: SessionEnd, act?: () => Promise<unknown>) {
    if (isOver) return
    isOver = true
    let to = placeAfter(how)
    // Hides the page of an absent user while the server is asked.
    if (how === 'idle') document.body.hidden = true
    try {
      if (act) await patiently(sendWaiting())
      await act?.()
      channel.send({ kind: 'ended', how })
    } catch {
      await forget()
      if (how === 'signed_out') to = signInAddress
    }
    await part(how, to)
  }

  async function part(how: SessionEnd, to: string) {
    const hasForgotten = await patiently(forgetDevice().then(() => true))
    if (how === 'signed_out') dropLocalCopies(userId)
    clearStorage(hasForgotten === true)
    if (how === 'idle') document.cookie = noticeCookie('idle_sign_out')
    if (how === 'expired') document.cookie = noticeCookie('session_ended')
    leave(to)
  }

  const placeAfter = (how: SessionEnd) => (how === 'signed_out' ? '/' : withNext(signInAddress, here()))

  const stop = channel.listen((message) => {
    if (message.kind !== 'ended' || isOver) return
    isOver = true
    void part(message.how, placeAfter(message.how))
  })

  return {
    async signOut() {
      if (isOver) return
      const answer = mayDrop()
      // Without a question, the session ends at once.
      if (answer === true || (await answer)) await end('signed_out', () => calls.logout())
    },
    signOutIdle: () => end('idle', () => calls.logout()),
    expire: () => void end('expired'),
    close: () => void (isOver = true),
    isOver: () => isOver,
    stop,
  }
}

const patiently = (work: Promise<unknown>) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patienceMs))])

/** Clears the cookies that scripts cannot, through the edge, even if the API fails. */
async function forget() {
  const body = new URLSearchParams()
  await fetch('/auth/logout', { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
}

/**
 * Clears what belongs to the session. The consent belongs to the browser (S-304, C-39), and unsaved texts to their
 * account (U-36). If the device had no time to delete its data, the next page does so.
 */
function clearStorage(hasForgotten: boolean) {
  dropOldCopies()
  for (const key of sessionStore.keys()) if (!key.startsWith(placePrefix)) sessionStore.remove(key)
  for (const key of localStore.keys())
    if (key !== consentKey && !isLocalCopy(key) && (hasForgotten || key !== ownerKey)) localStore.remove(key)
}
