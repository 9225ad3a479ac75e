import type { Access } from '@kere/contracts/http/endpoint'
import { idempotencyKeys, hasLongBody, responseTtlMs, leaseMs } from '@kere/d1/schema/base/idempotency-keys'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../base/context.ts'
import { insertSelect } from '../base/insert-select.ts'
import { countForCaller, countForWider, isWithinBudget, type RateLimitKey, toSpent } from './mutation-budget.queries.ts'
import { type Condition, fromAdmitted } from './admitted-row.ts'
import { selectLiveUser } from './session-check.queries.ts'

export interface StoredAnswer {
  requestHash: string
  /** Null while the request is running, and after one that ended without an answer. */
  status: number | null
  contentType: string | null
  body: string | null
}

export const visitorCaller = 'visitor'

/**
 * The number of keys that are kept. It is higher than what anybody can use up while a request is still being retried.
 */
const keptKeys = { user: 1000, visitors: 10_000 }

/**
 * The number of long answers that are kept for each caller. Only notes, drafts and profiles have long answers; short
 * ones are kept as long as their keys.
 */
const keptLongAnswers = 50

export interface Lease {
  caller: string
  key: string
  leaseId: string
}

export interface NewKey extends Lease {
  requestHash: string
  createdAt: number
}

/** Maps each act to the data stored for its answer. */
export type DoneActs = Readonly<Record<string, string>>

/**
 * `firstAt` is when the first request with the key came. That request and the acts in `done` may be those of an earlier
 * try.
 */
type Claim = { isOurs: true; firstAt: number; done: DoneActs | null } | { isOurs: false; stored: StoredAnswer }

/** `caller` may be an expression that the statement evaluates. */
type Named<Row extends { caller: string }> = Omit<Row, 'caller'> & { caller: string | SQL }

const isKey = ({ caller, key }: Named<Pick<NewKey, 'caller' | 'key'>>) =>
  and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))

/** Claims a key for a visitor, unless the budget is used up. */
export async function claimKey(db: Database, row: NewKey, rateLimitKey: RateLimitKey) {
  const [spent, spentByWider, claimed, stored] = await db.batch([
    countForCaller(db, rateLimitKey),
    countForWider(db, rateLimitKey),
    insertKey(db, row, sql`WHERE ${isWithinBudget(rateLimitKey)}`),
    selectAnswer(db, row),
    deleteOldKeys(db, row),
    forgetLongAnswers(db, row),
  ])
  return { spent: toSpent(spent, spentByWider), claim: () => claimOf(claimed, stored) }
}

interface Asked {
  signedIn: SignedIn
  access: Access
  needed: readonly Condition[]
  now: number
  rateLimitKey: RateLimitKey
}

/**
 * Claims a key for a user who is admitted and within budget. Where access is optional, a user whose session has ended
 * claims it as a visitor. Call `claim` only after the check of `live` has passed, because it may reveal the stored
 * answer.
 */
export async function checkAndClaim(db: Database, { signedIn, access, needed, now, rateLimitKey }: Asked, row: NewKey) {
  const admitted = fromAdmitted(access, signedIn, now, needed)
  const isWithin = isWithinBudget(rateLimitKey)
  const isOptional = access === 'optional'
  const caller = isOptional
    ? sql`CASE WHEN EXISTS (SELECT 1 ${admitted}) THEN ${row.caller} ELSE ${visitorCaller} END`
    : row.caller
  const [spent, spentByWider, [live], claimed, stored] = await db.batch([
    countForCaller(db, rateLimitKey),
    countForWider(db, rateLimitKey),
    selectLiveUser(db, signedIn, now),
    insertKey(db, { ...row, caller }, isOptional ? sql`WHERE ${isWithin}` : sql`${admitted} AND ${isWithin}`),
    selectAnswer(db, { ...row, caller }),
    deleteOldKeys(db, { caller }),
    forgetLongAnswers(db, { caller }),
  ])
  return { live: live ?? null, spent: toSpent(spent, spentByWider), claim: () => claimOf(claimed, stored) }
}

export async function checkAndCount(db: Database, { signedIn, now, rateLimitKey }: Omit<Asked, 'access' | 'needed'>) {
  const [spent, spentByWider, [live]] = await db.batch([
    countForCaller(db, rateLimitKey),
    countForWider(db, rateLimitKey),
    selectLiveUser(db, signedIn, now),
  ])
  return { live: live ?? null, spent: toSpent(spent, spentByWider) }
}

/**
 * Inserts the key, or takes over one whose request ended without an answer and whose lease has run out; the request
 * must be the same. A single statement decides, so only one of two simultaneous requests gets the key.
 */
function insertKey(db: Database, { createdAt, ...row }: Named<NewKey>, from: SQL) {
  const { caller, requestHash, leaseId } = row
  const isOver = sql`${idempotencyKeys.createdAt} < ${createdAt - responseTtlMs}`
  const leased = { leaseId, leasedAt: createdAt }
  const number = sql`(SELECT coalesce(max(number), 0) + 1 FROM idempotency_keys WHERE caller = ${caller})`
  return insertSelect(db, idempotencyKeys, { ...row, ...leased, number, createdAt }, from)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: {
        requestHash,
        ...leased,
        number: sql`excluded.number`,
        status: null,
        contentType: null,
        body: null,
        done: sql`iif(${isOver}, NULL, ${idempotencyKeys.done})`,
        createdAt: sql`iif(${isOver}, ${createdAt}, ${idempotencyKeys.createdAt})`,
      },
      setWhere: sql`${isOver} OR ${idempotencyKeys.status} IS NULL AND ${idempotencyKeys.requestHash} = ${requestHash}
        AND ${idempotencyKeys.leasedAt} < ${createdAt - leaseMs}`,
    })
    .returning({ firstAt: idempotencyKeys.createdAt, done: idempotencyKeys.done })
}

const newestNumber = ({ caller }: Pick<Named<NewKey>, 'caller'>) =>
  sql`(SELECT max(number) FROM idempotency_keys WHERE caller = ${caller})`

const deleteOldKeys = (db: Database, row: Pick<Named<NewKey>, 'caller'>) =>
  db.delete(idempotencyKeys).where(
    sql`${eq(idempotencyKeys.caller, row.caller)} AND ${idempotencyKeys.number} <= ${newestNumber(row)}
      - iif(${row.caller} = ${visitorCaller}, ${keptKeys.visitors}, ${keptKeys.user})`,
  )

/** Drops the oldest long answers. A retry of such a request runs the act again, as after a crash. */
const forgetLongAnswers = (db: Database, row: Pick<Named<NewKey>, 'caller'>) =>
  db
    .update(idempotencyKeys)
    .set({ status: null, contentType: null, body: null, leasedAt: 0 })
    .where(
      sql`${eq(idempotencyKeys.caller, row.caller)} AND ${idempotencyKeys.number} <= ${newestNumber(row)} - ${keptLongAnswers}
        AND ${hasLongBody}`,
    )

const selectAnswer = (db: Database, row: Named<NewKey>) =>
  db
    .select({
      requestHash: idempotencyKeys.requestHash,
      status: idempotencyKeys.status,
      contentType: idempotencyKeys.contentType,
      body: idempotencyKeys.body,
    })
    .from(idempotencyKeys)
    .where(isKey(row))

function claimOf(
  [claimed]: readonly { firstAt: number; done: DoneActs | null }[],
  [first]: readonly StoredAnswer[],
): Claim {
  if (claimed) return { isOurs: true, ...claimed }
  if (!first) throw new Error('A key that is neither free nor taken')
  return { isOurs: false, stored: first }
}

const isLeased = ({ leaseId, ...key }: Lease) => and(isKey(key), eq(idempotencyKeys.leaseId, leaseId))

/**
 * Makes the batch fail if another request has taken over the lease: it then inserts a row without a caller, which the
 * table does not allow.
 */
export const requireLease = (db: Database, lease: Lease) =>
  insertSelect(
    db,
    idempotencyKeys,
    { caller: sql`NULL`, key: lease.key, requestHash: '', createdAt: 0 },
    sql`WHERE NOT EXISTS (SELECT 1 FROM ${idempotencyKeys} WHERE ${isLeased(lease)})`,
  )

/**
 * Records an act as done. It must directly follow the act's own statement, because it reads `changes()` to learn
 * whether that changed a row.
 */
export const updateDone = (db: Database, lease: Lease, { what, kept }: { what: string; kept: string }) =>
  db
    .update(idempotencyKeys)
    .set({ done: sql`json_set(coalesce(${idempotencyKeys.done}, '{}'), ${`$."${what}"`}, ${kept})` })
    .where(and(isLeased(lease), sql`changes() > 0`))

export async function updateAnswer(db: Database, lease: Lease, answer: Omit<StoredAnswer, 'requestHash'>) {
  await db
    .update(idempotencyKeys)
    .set({ ...answer, leaseId: null })
    .where(isLeased(lease))
}

/** @returns whether the lease still belonged to this request */
export async function releaseLease(db: Database, lease: Lease): Promise<boolean> {
  const released = await db
    .update(idempotencyKeys)
    .set({ leaseId: null, leasedAt: 0 })
    .where(isLeased(lease))
    .returning({ key: idempotencyKeys.key })
  return released.length > 0
}
