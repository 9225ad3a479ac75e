import type { AuditEntry } from '@kere/contracts/audit'
import type { AuditAction, AuditOutcome } from '@kere/contracts/audit-options'
import type { Role } from '@kere/contracts/roles'
import type { AuditTrail } from './audit-log.api.ts'

export const actionNames: Record<AuditAction, string> = {
  'session.signed_in': 'Signed in',
  'session.sign_in_refused': 'Sign-in refused',
  'session.signed_out': 'Signed out',
  'session.revoked': 'Session ended',
  'session.others_revoked': 'Other sessions ended',
  'session.replayed': 'Used session key refused',
  'access.denied': 'Access denied',
}

export const actionMeanings: Record<AuditAction, string> = {
  'session.signed_in': 'Somebody gave the right address and password, and a session began.',
  'session.sign_in_refused': 'Somebody tried to sign in to this account and was refused.',
  'session.signed_out': 'The user signed out, and the session ended.',
  'session.revoked': 'The user ended one of their sessions.',
  'session.others_revoked': 'The user signed out everywhere but where they were.',
  'session.replayed':
    'A session key that had already been exchanged came back. It may have been stolen, so the session was ended.',
  'access.denied': 'The user asked for something that their role may not do, and nothing was done.',
}

export const outcomeNames: Record<AuditOutcome, string> = { succeeded: 'Succeeded', refused: 'Refused' }

export const roleNames: Record<Role, string> = { student: 'Learner', educator: 'Educator', admin: 'Admin' }

/** Who acted, as far as it is known. */
export function actorName({ actor }: AuditEntry): string {
  if (!actor) return 'Not signed in'
  return actor.name ?? 'Deleted account'
}

const subjectNames: Readonly<Record<string, string>> = { session: 'Session', user: 'User', operation: 'Operation' }

/** A type of subject in a word; one younger than this page as it is written. */
export const subjectName = (type: string) => subjectNames[type] ?? type

const number = new Intl.NumberFormat('en-IN')

export const countOf = (total: number, isLowerBound: boolean) => `${number.format(total)}${isLowerBound ? '+' : ''}`

/** "1,000+ entries". */
export const countEntries = (total: number, isLowerBound: boolean) =>
  `${countOf(total, isLowerBound)} ${total === 1 ? 'entry' : 'entries'}`

/** "21–40 of 214"; without the place where it is not known. */
export function rangeOf(length: number, { offset }: AuditTrail, total: string): string {
  if (offset === null) return `${length} of ${total}`
  return `${number.format(offset + 1)}–${number.format(offset + length)} of ${total}`
}
