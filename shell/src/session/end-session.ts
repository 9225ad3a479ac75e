import { logout } from '@kere/contracts/auth'
import type { ApiClient } from '@kere/platform/api'
import { noticeCookie } from '@kere/platform/notices'
import type { SessionChannel, SessionEnd } from './session-channel.ts'

/** Not the session's: kept when somebody signs out (S-304, C-39). */
export const consentKey = 'cookie-consent'

interface SessionEnderOptions {
  api: ApiClient
  channel: SessionChannel
  here: () => string
  leave: (to: string) => void
}

export interface SessionEnder {
  /** Here and in every other tab (S-302). */
  signOut(): Promise<void>
  /** Signing in again leads back to this page (S-296). */
  signOutIdle(): Promise<void>
  /** The server has ended the session. */
  expire(): void
  stop(): void
}

export function createSessionEnder({ api, channel, here, leave }: SessionEnderOptions): SessionEnder {
  let isOver = false

  /** The first ending counts: two in one tab would leave for two places. */
  async function end(how: SessionEnd, act?: () => Promise<unknown>) {
    if (isOver) return
    isOver = true
    let to = placeAfter(how)
    // Whoever comes by while the server is asked sees nothing of an absent user's page.
    if (how === 'idle') document.body.hidden = true
    try {
      await act?.()
      channel.send({ kind: 'ended', how })
    } catch {
      await forget()
      if (how === 'signed_out') to = '/auth/login'
    }
    part(how, to)
  }

  function part(how: SessionEnd, to: string) {
    clearStorage()
    if (how === 'idle') document.cookie = noticeCookie('idle_sign_out')
    if (how === 'expired') document.cookie = noticeCookie('session_ended')
    leave(to)
  }

  const placeAfter = (how: SessionEnd) =>
    how === 'signed_out' ? '/' : `/auth/login?next=${encodeURIComponent(here())}`

  const stop = channel.listen((message) => {
    if (message.kind !== 'ended' || isOver) return
    isOver = true
    part(message.how, placeAfter(message.how))
  })

  return {
    signOut: () => end('signed_out', () => api.call(logout, {})),
    signOutIdle: () => end('idle', () => api.call(logout, {})),
    expire: () => void end('expired'),
    stop,
  }
}

/** The edge takes back the cookies that scripts cannot, whatever the API says. */
async function forget() {
  const body = new URLSearchParams()
  await fetch('/auth/logout', { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
}

function clearStorage() {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (key !== consentKey) localStorage.removeItem(key)
}
