import { deadLinkTitles, readDeadLink, readLinkToken } from '../../dead-link.ts'

export const forgotPasswordPath = '/auth/forgot-password'
export const resetPasswordPath = '/auth/reset-password'

export const forgotPasswordTitle = (search: URLSearchParams) =>
  search.has('sent') ? 'Check your mail' : 'Forgot your password?'

/** Why no password can be set from this address; null where it can. */
export function readResetLink(search: URLSearchParams) {
  return readDeadLink(search.get('problem')) ?? (readLinkToken(search) ? null : 'link_invalid')
}

export function resetPasswordTitle(search: URLSearchParams) {
  const dead = readResetLink(search)
  return dead ? deadLinkTitles[dead] : 'Set a new password'
}
