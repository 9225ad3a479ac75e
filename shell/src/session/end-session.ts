import { logout } from '@kere/contracts/auth'
import type { ApiClient } from '@kere/platform/api'
import { noticeCookie } from '@kere/platform/notices'
import type { SessionChannel, SessionEnd } from './session-channel.ts'

/** Where the answer to the cookie banner is kept: the one thing that is the browser's and not the session's (S-304, C-39). */
export const consentKey = 'cookie-consent'

interface SessionEnderOptions {
  api: ApiClient
  channel: SessionChannel
  /** Path, search and hash of the page. */
  here: () => string
  /** Loads another page. */
  leave: (to: string) => void
}

export interface SessionEnder {
  /** Signs out, here and in every other tab (S-302). */
  signOut(): Promise<void>
  /** Signs out because nobody was there (S-296); signing in again leads back to this page. */
  signOutIdle(): Promise<void>
  /** Leaves for the sign-in page when the server has ended the session. */
  expire(): void
  stop(): void
}

/** Ends the session in this tab and follows when another tab ends it. */
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

/** Has the edge take the session's cookies back, which scripts cannot: it does so whatever the API says. */
async function forget() {
  const body = new URLSearchParams()
  await fetch('/auth/logout', { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
}

function clearStorage() {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (key !== consentKey) localStorage.removeItem(key)
}
