import type { AuditAction, AuditOutcome, AuditSort } from '@kere/contracts/audit-options'
import { auditCounts, auditLog } from '@kere/d1/schema/audit-log'
import { profiles } from '@kere/d1/schema/profiles'
import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'
import type { AuditPosition } from './audit-cursor.ts'

export interface AuditQuery {
  action?: AuditAction | undefined
  outcome?: AuditOutcome | undefined
  actorId?: string | undefined
  from?: number | undefined
  before?: number | undefined
  sort: AuditSort
  limit: number
  after?: AuditPosition | undefined
  /** Rows that are counted at most where no counter knows the number. */
  countedAtMost: number
}

/** Reads a page of the log and how long it is in all, in one round trip. */
export async function selectAuditPage(db: Database, query: AuditQuery) {
  const hasCounter = query.actorId === undefined && query.from === undefined && query.before === undefined
  const [rows, [counted]] = await db.batch([
    selectRows(db, query),
    hasCounter ? readCounters(db, query) : countRows(db, query),
  ])
  return { rows, total: counted?.total ?? 0 }
}

function selectRows(db: Database, query: AuditQuery) {
  const direction = query.sort === 'newest' ? desc : asc
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      actorRole: auditLog.actorRole,
      actorName: sql<string | null>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`.as('actor_name'),
      action: auditLog.action,
      outcome: auditLog.outcome,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      detail: auditLog.detail,
      requestId: auditLog.requestId,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .where(and(matches(query), isAfter(query)))
    .orderBy(direction(auditLog.at), direction(auditLog.id))
    .limit(query.limit)
}

const matches = ({ action, outcome, actorId, from, before }: AuditQuery) =>
  and(
    action === undefined ? undefined : eq(auditLog.action, action),
    outcome === undefined ? undefined : eq(auditLog.outcome, outcome),
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    from === undefined ? undefined : gte(auditLog.at, from),
    before === undefined ? undefined : lt(auditLog.at, before),
  )

function isAfter({ sort, after }: AuditQuery): SQL | undefined {
  if (!after) return undefined
  return sql`(${auditLog.at}, ${auditLog.id}) ${sort === 'newest' ? sql`<` : sql`>`} (${after.at}, ${after.id})`
}

const readCounters = (db: Database, { action, outcome }: AuditQuery) =>
  db
    .select({ total: sql<number>`coalesce(sum(${auditCounts.count}), 0)`.as('total') })
    .from(auditCounts)
    .where(
      and(
        action === undefined ? undefined : eq(auditCounts.action, action),
        outcome === undefined ? undefined : eq(auditCounts.outcome, outcome),
      ),
    )

function countRows(db: Database, query: AuditQuery) {
  const counted = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(matches(query))
    .limit(query.countedAtMost)
    .as('counted')
  return db.select({ total: sql<number>`count(*)`.as('total') }).from(counted)
}
