import type { AuditSort } from '@kere/contracts/audit-options'
import { formerMember } from '@kere/contracts/former-member'
import { isAuditAction, wordsOf } from '../words.ts'
import type { Context } from '../context.ts'
import { invalidField } from '../frame/domain-error.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { type AuditFilters, auditPage, selectAuditPage } from './audit.queries.ts'

export async function listAuditLog({ db }: Context, request: AuditFilters & ListRequest<AuditSort>) {
  const { action } = request
  if (action !== undefined && !isAuditAction(action)) throw invalidField('/query/action', 'There is no such action')
  const page = auditPage(request)
  const { rows, total, totalIsLowerBound } = await selectAuditPage(db, request, page)
  return { ...pageOf(page, rows, toEntry), total, totalIsLowerBound }
}

type Row = Awaited<ReturnType<typeof selectAuditPage>>['rows'][number]

const toEntry = ({ at, actorId, actorRole, actorName, subjectType, subjectId, ...row }: Row) => ({
  ...row,
  ...wordsOf(row.action),
  at: new Date(at).toISOString(),
  // Erased: a role without a user, or a user without an id.
  actor: actorRole === null ? null : { id: actorId ?? formerMember.id, name: actorName, role: actorRole },
  subject: subjectType === null ? null : { type: subjectType, id: subjectId ?? formerMember.id },
})
