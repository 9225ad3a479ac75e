import { roles, type Role } from '@kere/contracts/roles'
import { deadLinkTitles, readDeadLink, readLinkToken, type DeadLink } from '../../dead-link.ts'

export const verifyEmailPath = '/auth/verify-email'

/** What the page shows; the address alone says it, with or without a script. */
export type VerifyEmailScreen =
  | { kind: 'confirm'; title: string; token: string }
  | { kind: 'done'; title: string; role: Role }
  | { kind: 'sent'; title: string }
  | { kind: 'ask'; title: string; dead: DeadLink | null }

export function readScreen(search: URLSearchParams): VerifyEmailScreen {
  const role = roles.find((each) => each === search.get('done'))
  if (role) return { kind: 'done', title: 'Your email is confirmed', role }
  if (search.has('sent')) return { kind: 'sent', title: 'Check your mail' }
  const dead = readDeadLink(search.get('problem'))
  if (dead) return { kind: 'ask', title: deadLinkTitles[dead], dead }
  const title = 'Confirm your email'
  const token = readLinkToken(search)
  return token ? { kind: 'confirm', title, token } : { kind: 'ask', title, dead: null }
}
