import { auditList } from '@kere/contracts/console/audit'
import type { AuditOutcome } from '@kere/contracts/console/audit-options'
import { auditCounts, auditLog } from '@kere/d1/schema/console/audit-log'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/name-rows.ts'
import type { Database } from '../../base/context.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { type Days, inDateRange } from '../../base/days.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'

export interface AuditFilters extends Days {
  action?: string | undefined
  outcome?: AuditOutcome | undefined
  actor?: string | undefined
}

const byDate = { at: auditLog.at, id: auditLog.id }

export const auditPage = keyset(auditList, { newest: descending(byDate), oldest: ascending(byDate) })

export async function selectAuditPage(db: Database, filters: AuditFilters, page: PageQuery) {
  const isCounted = filters.actor !== undefined || filters.from !== undefined || filters.to !== undefined
  const [rows, [counted]] = await db.batch([
    selectRows(db, filters, page),
    isCounted
      ? countRows(db, { from: auditLog, key: auditLog.id, where: matches(filters), countLimit: page.countLimit })
      : readCounters(db, filters),
  ])
  const total = counted?.total ?? 0
  return { rows, total, totalIsLowerBound: isCounted && total >= page.countLimit }
}

const selectRows = (db: Database, filters: AuditFilters, page: PageQuery) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      actorRole: auditLog.actorRole,
      actorName: fullName(profiles).as('actor_name'),
      action: auditLog.action,
      outcome: auditLog.outcome,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      detail: auditLog.detail,
      requestId: auditLog.requestId,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .where(and(matches(filters), page.after))
    .orderBy(page.orderBy)
    .limit(page.limit)

const matches = ({ action, outcome, actor, from, to }: AuditFilters) =>
  and(
    action === undefined ? undefined : eq(auditLog.action, action),
    outcome === undefined ? undefined : eq(auditLog.outcome, outcome),
    actor === undefined ? undefined : eq(auditLog.actorId, actor),
    inDateRange(auditLog.at, { from, to }),
  )

const readCounters = (db: Database, { action, outcome }: AuditFilters) =>
  db
    .select({ total: sql<number>`coalesce(sum(${auditCounts.count}), 0)`.as('total') })
    .from(auditCounts)
    .where(
      and(
        action === undefined ? undefined : eq(auditCounts.action, action),
        outcome === undefined ? undefined : eq(auditCounts.outcome, outcome),
      ),
    )
