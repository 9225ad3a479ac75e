import { auditList } from '@kere/contracts/console/audit'
import type { AuditOutcome } from '@kere/contracts/console/audit-options'
import { auditCounts, auditLog } from '@kere/d1/schema/console/audit-log'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { userEntries } from '@kere/d1/schema/accounts/user-accounts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import { isFoundUser } from '../../accounts/user-accounts/found-user-rows.ts'
import type { Database } from '../../base/context.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { type Days, inDateRange } from '../../base/days.ts'
import { auditActions } from '../labels.ts'
import { isBlindBy } from '../blind-rows.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'

export interface AuditFilters extends Days {
  action?: string | undefined
  outcome?: AuditOutcome | undefined
  actor?: string | undefined
}

const isBlind = isBlindBy(auditLog.action, auditActions)

const byDate = { at: auditLog.at, id: auditLog.id }

export const auditPage = keyset(auditList, { newest: descending(byDate), oldest: ascending(byDate) })

export async function selectAuditPage(db: Database, filters: AuditFilters, page: PageQuery) {
  const isCounted = Boolean(filters.actor) || filters.from !== undefined || filters.to !== undefined
  const words = wordsOfPerson(filters)
  const [rows, [counted], [found]] = await db.batch([
    selectRows(db, words === undefined ? and(matches(filters), page.after) : ofPeople(words, filters, page), page),
    words !== undefined
      ? countOfPeople(db, words, filters, page.countLimit)
      : isCounted
        ? countRows(db, { from: auditLog, key: auditLog.id, where: matches(filters), countLimit: page.countLimit })
        : readCounters(db, filters),
    db
      .select({ people: sql<number>`count(*)`.as('people') })
      .from(sql`(${words === undefined ? sql`SELECT 1 WHERE FALSE` : peopleOf(words)})`),
  ])
  const total = counted?.total ?? 0
  const isShort = total >= page.countLimit || (found?.people ?? 0) >= peopleSearched
  return { rows, total, totalIsLowerBound: isCounted && isShort }
}

const isId = (actor: string) => /^usr_\w+$/.test(actor)

const wordsOfPerson = ({ actor }: AuditFilters) => (actor && !isId(actor) ? actor : undefined)

/** The limit of people, because the log is read once for each of them. */
const peopleSearched = 50

/** The newest accounts that match the words. */
const peopleOf = (words: string): SQL =>
  sql`SELECT ${userEntries.userId} AS id FROM ${userEntries} WHERE ${isFoundUser(words) ?? sql`FALSE`}
    ORDER BY ${userEntries.searchRowId} DESC LIMIT ${peopleSearched}`

const isByPerson = sql`${auditLog.actorId} = person.id AND NOT ${isBlind}`

/** Reads for each person only as many entries as a page shows, so that the number of rows read stays bounded. */
const ofPeople = (words: string, filters: AuditFilters, page: PageQuery): SQL => sql`${auditLog.id} IN (
  SELECT audit_log.id FROM (${peopleOf(words)}) AS person CROSS JOIN audit_log WHERE audit_log.id IN (
    SELECT audit_log.id FROM audit_log WHERE ${and(isByPerson, matches(filters), page.after)}
      ORDER BY ${page.orderBy} LIMIT ${page.limit}))`

const countOfPeople = (db: Database, words: string, filters: AuditFilters, countLimit: number) =>
  db.select({ total: sql<number>`count(*)`.as('total') }).from(
    sql`(SELECT 1 FROM (${peopleOf(words)}) AS person CROSS JOIN audit_log
        WHERE ${and(isByPerson, matches(filters))} LIMIT ${countLimit}) AS counted`,
  )

const selectRows = (db: Database, where: SQL | undefined, page: PageQuery) =>
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
      userAgent: sessions.userAgent,
      sessionAt: sessions.createdAt,
      isBlind: isBlind.as('is_blind_now'),
      requestId: auditLog.requestId,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.actorId))
    .leftJoin(sessions, and(eq(auditLog.subjectType, 'session'), eq(sessions.id, auditLog.subjectId)))
    .where(where)
    .orderBy(page.orderBy)
    .limit(page.limit)

const matches = ({ action, outcome, actor, from, to }: AuditFilters) =>
  and(
    action === undefined ? undefined : eq(auditLog.action, action),
    outcome === undefined ? undefined : eq(auditLog.outcome, outcome),
    actor && isId(actor) ? sql`${auditLog.actorId} = ${actor} AND NOT ${isBlind}` : undefined,
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
