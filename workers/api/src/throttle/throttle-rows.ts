import { throttledActs } from '@kere/d1/schema/throttled-acts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../context.ts'
import { insertSelect } from '../frame/insert-select.ts'
import type { ThrottleKeys } from './throttle-keys.ts'
import {
  type Counted,
  longestWindowMs,
  type ThrottleLimit,
  type ThrottleLimits,
  type ThrottleScope,
} from './throttle.domain.ts'

const sweptRows = 100

interface Act {
  keys: ThrottleKeys
  limits: ThrottleLimits
  now: number
}

/**
 * The insert is the lock: it counts and adds in one statement, so of fifty acts at once five get in.
 * @param beside a read that shares the round trip
 */
export async function takeAct<Rows extends unknown[]>(
  db: Database,
  { keys, limits, now }: Act,
  beside?: BatchItem<'sqlite'> & PromiseLike<Rows>,
) {
  const limited = Object.entries(limits) as [ThrottleScope, ThrottleLimit][]
  const hasRoom = sql.join(
    limited.map(
      ([scope, { limit, windowMs }]) => sql`(${selectCount(db, isInWindow(scope, keys, now - windowMs))}) < ${limit}`,
    ),
    sql` AND `,
  )
  const [, taken, ...read] = await db.batch([
    db.delete(throttledActs).where(
      sql`${throttledActs.seq} IN (SELECT seq FROM throttled_acts
        WHERE at <= ${now - longestWindowMs} ORDER BY at LIMIT ${sweptRows})`,
    ),
    insertSelect(db, throttledActs, { ...keys, at: now }, sql`WHERE ${hasRoom}`).returning({ seq: throttledActs.seq }),
    ...limited.map(([scope, { windowMs }]) => selectWindow(db, isInWindow(scope, keys, now - windowMs))),
    ...(beside ? [beside] : []),
  ])
  // A batch of varying length has lost the types of its parts.
  const windows = read.slice(0, limited.length) as Counted[][]
  return {
    isTaken: taken.length > 0,
    counted: limited.map(([, limit], place) => [limit, windows[place]?.[0] ?? { count: 0, firstAt: null }] as const),
    rows: (beside ? read.at(-1) : []) as Rows,
  }
}

export const deleteActs = (db: Database, keys: ThrottleKeys) =>
  db
    .delete(throttledActs)
    .where(and(eq(throttledActs.accountHash, keys.accountHash), eq(throttledActs.networkHash, keys.networkHash)))

const isInWindow = (scope: ThrottleScope, { accountHash, networkHash }: ThrottleKeys, after: number) =>
  and(
    scope === 'network' ? undefined : eq(throttledActs.accountHash, accountHash),
    scope === 'account' ? undefined : eq(throttledActs.networkHash, networkHash),
    gt(throttledActs.at, after),
  )

const selectCount = (db: Database, condition: ReturnType<typeof isInWindow>) =>
  db
    .select({ count: sql`count(*)` })
    .from(throttledActs)
    .where(condition)

const selectWindow = (db: Database, condition: ReturnType<typeof isInWindow>) =>
  db
    .select({
      count: sql<number>`count(*)`.as('count'),
      firstAt: sql<number | null>`min(${throttledActs.at})`.as('first_at'),
    })
    .from(throttledActs)
    .where(condition)
