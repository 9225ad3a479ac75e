import { t } from '@kere/brand/messages'
import type { PageRequest } from '@kere/platform/page'
import { deadLinkTitles, readDeadLink, readLinkToken, type DeadLink } from '../../../auth/dead-link.ts'

export const verifyEmailPath = '/auth/verify-email'

export type VerifyEmailScreen =
  | { kind: 'confirm'; title: string; token: string }
  | { kind: 'sent'; title: string }
  | { kind: 'ask'; title: string; dead: DeadLink | null }

export const deadScreen = (dead: DeadLink): VerifyEmailScreen => ({ kind: 'ask', title: deadLinkTitles[dead], dead })

export function readScreen({ search, submission }: PageRequest): VerifyEmailScreen {
  if (search.has('sent')) return { kind: 'sent', title: t('Check your email', 'Title: look into your inbox') }
  const dead = readDeadLink(submission?.problem.code)
  if (dead) return deadScreen(dead)
  const title = t('Confirm your email', 'Heading: an address')
  const token = readLinkToken(search)
  // The user asked for another mail, whose link replaces this one.
  return token && submission?.form !== 'verification-mail'
    ? { kind: 'confirm', title, token }
    : { kind: 'ask', title, dead: null }
}
