import type { AuditEntry } from '@kere/contracts/audit'
import type { AuditOutcome } from '@kere/contracts/audit-options'
import type { Role } from '@kere/contracts/roles'

export const auditLogPath = '/dashboard/audit-log'

export const outcomeNames: Record<AuditOutcome, string> = { succeeded: 'Succeeded', refused: 'Refused' }

export const roleNames: Record<Role, string> = { student: 'Learner', educator: 'Educator', admin: 'Admin' }

export function actorName({ actor }: Pick<AuditEntry, 'actor'>): string {
  if (!actor) return 'Not signed in'
  return actor.name ?? 'Deleted account'
}

const subjectNames: Readonly<Record<string, string>> = {
  session: 'Session',
  user: 'User',
  operation: 'Operation',
  educator_application: 'Educator application',
  mail: 'Email',
}

export const subjectName = (type: string) => subjectNames[type] ?? type
