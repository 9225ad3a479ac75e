import type { AuditEntry } from '@kere/contracts/audit'
import type { AuditAction, AuditOutcome } from '@kere/contracts/audit-options'
import type { Role } from '@kere/contracts/roles'

export const actionNames: Record<AuditAction, string> = {
  'session.signed_in': 'Signed in',
  'session.sign_in_refused': 'Sign-in refused',
  'session.signed_out': 'Signed out',
  'session.revoked': 'Session ended',
  'session.others_revoked': 'Other sessions ended',
  'session.replayed': 'Used session key refused',
  'access.denied': 'Access denied',
  'account.registered': 'Account created',
  'account.email_verified': 'Email address confirmed',
  'account.password_reset': 'Password reset',
  'account.google_linked': 'Google account linked',
  'account.taken_over': 'Unproven account taken over',
  'account.role_chosen': 'Role chosen',
  'account.onboarded': 'Onboarding finished',
  'account.refused_under_age': 'Refused: under 13',
  'role.changed': 'Role changed',
  'educator_application.submitted': 'Educator application submitted',
  'educator_application.approved': 'Educator application approved',
  'educator_application.rejected': 'Educator application declined',
  'outbox.replayed': 'Mail sent again',
}

export const outcomeNames: Record<AuditOutcome, string> = { succeeded: 'Succeeded', refused: 'Refused' }

export const roleNames: Record<Role, string> = { student: 'Learner', educator: 'Educator', admin: 'Admin' }

/** Who acted, as far as it is known. */
export function actorName({ actor }: AuditEntry): string {
  if (!actor) return 'Not signed in'
  return actor.name ?? 'Deleted account'
}

const subjectNames: Readonly<Record<string, string>> = {
  session: 'Session',
  user: 'User',
  operation: 'Operation',
  educator_application: 'Educator application',
  mail: 'Mail',
}

/** A type of subject in a word; one younger than this page as it is written. */
export const subjectName = (type: string) => subjectNames[type] ?? type

const number = new Intl.NumberFormat('en-IN')

export const countOf = (total: number, isLowerBound: boolean) => `${number.format(total)}${isLowerBound ? '+' : ''}`

/** "1,000+ entries". */
export const countEntries = (total: number, isLowerBound: boolean) =>
  `${countOf(total, isLowerBound)} ${total === 1 ? 'entry' : 'entries'}`
