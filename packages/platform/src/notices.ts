/** A cookie holds one of these codes rather than text for the page. */
const codes = [
  'idle_sign_out',
  'session_ended',
  'admin_required',
  'learners_only',
  'enrolled',
  'not_resumed',
  'order_placed',
  'payment_page_failed',
] as const

export type NoticeCode = (typeof codes)[number]

export const noticeCookieName = 'kere_notice'

/** Makes the cookie with the code; null clears it. */
export const noticeCookie = (code: NoticeCode | null) =>
  `${noticeCookieName}=${code ?? ''}; Path=/; Max-Age=${code ? 60 : 0}; SameSite=Lax; Secure`

export const readNotice = (cookies: string): NoticeCode | null =>
  noticeOf(new RegExp(`(?:^|;\\s*)${noticeCookieName}=(\\w+)`).exec(cookies)?.[1])

/** Unknown codes are ignored: a release may be newer than the shell and know more of them. */
export const noticeOf = (code: string | undefined): NoticeCode | null => codes.find((each) => each === code) ?? null
