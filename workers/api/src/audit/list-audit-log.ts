import type { AuditSort } from '@kere/contracts/audit-options'
import { formerMember } from '@kere/contracts/former-member'
import { isAuditAction, wordsOf } from '../words.ts'
import type { Context } from '../context.ts'
import { invalidField } from '../frame/domain-error.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { type AuditFilters, auditPage, selectAuditPage } from './audit.queries.ts'

/** Lists a page of the audit log, with how many rows match in all. */
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
  // A role of nobody, and a user without an id, are those of a person who was erased.
  actor: actorRole === null ? null : { id: actorId ?? formerMember.id, name: actorName, role: actorRole },
  subject: subjectType === null ? null : { type: subjectType, id: subjectId ?? formerMember.id },
})
