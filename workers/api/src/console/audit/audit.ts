import { auditActions, isAuditAction, labelsOfAction } from '../labels.ts'
import type { AuditSort } from '@kere/contracts/console/audit-options'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { describeDevice } from '../../accounts/sessions/sessions.domain.ts'
import type { Context } from '../../base/context.ts'
import { invalidField } from '../../base/domain-error.ts'
import { pageOf, type ListRequest } from '../../kit/lists/keyset.ts'
import { auditPage, selectAuditPage, type AuditFilters } from './audit.queries.ts'

export const listAuditActions = () => ({
  items: Object.entries(auditActions)
    .map(([action, { name }]) => ({ action, name }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
})

export async function listAuditLog({ db }: Context, request: AuditFilters & ListRequest<AuditSort>) {
  const { action } = request
  if (action !== undefined && !isAuditAction(action)) throw invalidField('/query/action', 'There is no such action')
  const page = auditPage(request)
  const { rows, total, totalIsLowerBound } = await selectAuditPage(db, request, page)
  return { ...pageOf(page, rows, toEntry), total, totalIsLowerBound }
}

type Row = Awaited<ReturnType<typeof selectAuditPage>>['rows'][number]

const toEntry = ({
  at,
  actorId,
  actorRole,
  actorName,
  subjectType,
  subjectId,
  isBlind,
  requestId,
  userAgent,
  sessionAt,
  ...row
}: Row) => ({
  ...row,
  ...labelsOfAction(row.action),
  at: new Date(at).toISOString(),
  // An erased person leaves a role without a user, or a user without an id.
  actor: actorRole === null || isBlind ? null : { id: actorId ?? formerMember.id, name: actorName, role: actorRole },
  isBlind: isBlind === 1,
  requestId: isBlind ? null : requestId,
  subject: subjectType === null ? null : { type: subjectType, id: subjectId ?? formerMember.id },
  session:
    userAgent === null || sessionAt === null
      ? null
      : { device: describeDevice(userAgent), startedAt: new Date(sessionAt).toISOString() },
})
