import { formerMember } from '@kere/contracts/accounts/former-member'
import type { AuditEntry } from '@kere/contracts/console/audit'
import type { AuditOutcome } from '@kere/contracts/console/audit-options'
import type { Role } from '@kere/contracts/accounts/roles'
import { momentOf } from '@kere/screens/time-in-india'

export const auditLogPath = '/dashboard/audit-log'

export const outcomeNames: Record<AuditOutcome, string> = { succeeded: 'Succeeded', refused: 'Refused' }

export const roleNames: Record<Role, string> = { student: 'Learner', educator: 'Educator', admin: 'Admin' }

export function actorName({ actor, isBlind }: Pick<AuditEntry, 'actor' | 'isBlind'>): string {
  if (isBlind) return 'Kept anonymous'
  if (!actor) return 'Not signed in'
  return actor.name ?? 'Deleted account'
}

/** Writes "previousRole" as "Previous role" and "contact_message" as "Contact message". */
export function inWords(name: string): string {
  const words = name.replace(/[_-]|(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const subjectName = (type: string) => (type === 'mail' ? 'Email' : inWords(type))

/** Describes the subject in words if its id would tell a reader nothing. */
export function subjectText({ subject, session }: Pick<AuditEntry, 'subject' | 'session'>): string {
  if (session) return `${session.device}, since ${momentOf(session.startedAt)} IST`
  if (subject?.id === formerMember.id) return '(deleted account)'
  if (subject?.type === 'session') return 'that has ended'
  return subject?.id ?? ''
}
