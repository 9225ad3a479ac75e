import type { AuditAction, AuditOutcome, AuditSort } from '@kere/contracts/audit-options'
import { limits } from '@kere/contracts/limits'
import type { Context } from '../context.ts'
import { decodeCursor, encodeCursor } from './audit-cursor.ts'
import { spanOfDays } from './audit.domain.ts'
import { selectAuditPage } from './audit.queries.ts'

interface AuditRequest {
  action?: AuditAction | undefined
  actor?: string | undefined
  outcome?: AuditOutcome | undefined
  from?: string | undefined
  to?: string | undefined
  sort?: AuditSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** Lists a page of the audit log, with how many rows match in all. */
export async function listAuditLog({ db }: Context, request: AuditRequest) {
  const { action, actor, outcome, sort = 'newest', limit = limits.pageSize, cursor } = request
  const { rows, total } = await selectAuditPage(db, {
    action,
    outcome,
    actorId: actor,
    ...spanOfDays(request.from, request.to),
    sort,
    // One more than the page shows, to know whether another follows.
    limit: limit + 1,
    after: cursor === undefined ? undefined : decodeCursor(sort, cursor),
    countedAtMost: limits.auditCount,
  })

  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const isCounted = actor !== undefined || request.from !== undefined || request.to !== undefined
  return {
    items: page.map(({ at, actorId, actorRole, actorName, subjectType, subjectId, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      actor: actorId !== null && actorRole !== null ? { id: actorId, name: actorName, role: actorRole } : null,
      subject: subjectType !== null && subjectId !== null ? { type: subjectType, id: subjectId } : null,
    })),
    nextCursor: rows.length > limit && last ? encodeCursor(sort, last) : null,
    total,
    totalIsLowerBound: isCounted && total >= limits.auditCount,
  }
}
