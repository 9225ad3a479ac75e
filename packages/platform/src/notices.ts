/** Said once after a redirect: a code in a cookie, so that nobody can put words in the page's mouth. */
export const notices = {
  /** S-297 */
  idle_sign_out: 'You have been logged out due to inactivity for security reasons.',
  session_ended: 'Your session has ended. Sign in to go on.',
  /** S-337, C-41 */
  admin_required: 'Unauthorized: Admin access required',
} as const

export type NoticeCode = keyof typeof notices

const cookieName = 'kere_notice'

/** As `document.cookie` and `Set-Cookie` take it; without a code it takes the cookie back. */
export const noticeCookie = (code: NoticeCode | null) =>
  `${cookieName}=${code ?? ''}; Path=/; Max-Age=${code ? 60 : 0}; SameSite=Lax; Secure`

export function readNotice(cookies: string): NoticeCode | null {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=(\\w+)`).exec(cookies)?.[1]
  return Object.keys(notices).find((code): code is NoticeCode => code === value) ?? null
}
