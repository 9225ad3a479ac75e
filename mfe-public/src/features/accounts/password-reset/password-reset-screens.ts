import { t } from '@kere/brand/messages'
import type { PageRequest } from '@kere/platform/page'
import { deadLinkTitles, readDeadLink, readLinkToken, type DeadLink } from '../../../auth/dead-link.ts'

export const forgotPasswordPath = '/auth/forgot-password'
export const resetPasswordPath = '/auth/reset-password'

export const forgotPasswordTitle = ({ search }: PageRequest) =>
  search.has('sent')
    ? t('Check your email', 'Title: look into your inbox')
    : t('Forgot your password?', 'Title of a page')

export const readResetLink = ({ search, submission }: PageRequest) =>
  readDeadLink(submission?.problem.code) ?? (readLinkToken(search) ? null : 'link_invalid')

export const resetPasswordTitle = (dead: DeadLink | null) =>
  dead ? deadLinkTitles[dead] : t('Set a new password', 'Title of a page, button')
