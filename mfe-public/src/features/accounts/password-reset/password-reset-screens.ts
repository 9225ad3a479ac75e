import type { PageRequest } from '@kere/platform/page'
import { deadLinkTitles, readDeadLink, readLinkToken, type DeadLink } from '../../../auth/dead-link.ts'

export const forgotPasswordPath = '/auth/forgot-password'
export const resetPasswordPath = '/auth/reset-password'

export const forgotPasswordTitle = ({ search }: PageRequest) =>
  search.has('sent') ? 'Check your email' : 'Forgot your password?'

export const readResetLink = ({ search, submission }: PageRequest) =>
  readDeadLink(submission?.problem.code) ?? (readLinkToken(search) ? null : 'link_invalid')

export const resetPasswordTitle = (dead: DeadLink | null) => (dead ? deadLinkTitles[dead] : 'Set a new password')
