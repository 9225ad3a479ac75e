import type { Notice } from './border.ts'

/** A code, so that a cookie holds no words of the page. */
export const notices = {
  /** S-297 */
  idle_sign_out: { tone: 'error', text: 'You have been logged out due to inactivity for security reasons.' },
  session_ended: { tone: 'error', text: 'Your session has ended. Sign in to go on.' },
  /** S-337, C-41 */
  admin_required: { tone: 'error', text: 'Unauthorized: Admin access required' },
  /** S-114 */
  enrolled: { tone: 'success', text: 'You are enrolled. The course is in My Courses.' },
  not_resumed: { tone: 'error', text: 'You are signed in, but what you asked for did not go through. Try again here.' },
  order_placed: { tone: 'success', text: 'Your order is placed. Here is how to pay for it.' },
} as const satisfies Record<string, Notice>

export type NoticeCode = keyof typeof notices

export const noticeCookieName = 'kere_notice'

/** Null clears the cookie. */
export const noticeCookie = (code: NoticeCode | null) =>
  `${noticeCookieName}=${code ?? ''}; Path=/; Max-Age=${code ? 60 : 0}; SameSite=Lax; Secure`

export const readNotice = (cookies: string): NoticeCode | null =>
  noticeOf(new RegExp(`(?:^|;\\s*)${noticeCookieName}=(\\w+)`).exec(cookies)?.[1])

/** A release may be younger than the shell and know more of them. */
export const noticeOf = (code: string | undefined): NoticeCode | null =>
  Object.keys(notices).find((known): known is NoticeCode => known === code) ?? null
