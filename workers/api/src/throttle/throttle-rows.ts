import { throttledActs } from '@kere/d1/schema/throttled-acts'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../context.ts'
import { insertSelect } from '../frame/insert-select.ts'
import type { ThrottleKeys } from './throttle-keys.ts'
import type { Budget, Counted, ThrottleLimit, ThrottleScope } from './throttle.domain.ts'

/** Each budget or none. The insert is the lock: it counts and adds in one statement, so of fifty acts at once five get in. */
export async function takeActs(db: Database, budgets: readonly Budget[], now: number) {
  const windows = budgets.flatMap(({ keys, limits }) =>
    (Object.entries(limits) as [ThrottleScope, ThrottleLimit][]).map(([scope, limit]) => ({
      limit,
      condition: isInWindow(scope, keys, now - limit.windowMs),
    })),
  )
  const hasRoom = sql.join(
    windows.map(({ limit, condition }) => sql`(${selectCount(db, condition)}) < ${limit.limit}`),
    sql` AND `,
  )
  const rows = sql.join(
    budgets.map(({ keys }) => sql`(${keys.accountHash}, ${keys.networkHash}, ${keys.siteHash})`),
    sql`, `,
  )
  const row = { accountHash: sql`column1`, networkHash: sql`column2`, siteHash: sql`column3`, at: now }
  const [taken, ...read] = await db.batch([
    insertSelect(db, throttledActs, row, sql`FROM (VALUES ${rows}) WHERE ${hasRoom}`).returning({
      seq: throttledActs.seq,
    }),
    ...windows.map(({ condition }) => selectWindow(db, condition)),
  ])
  // A batch of varying length has lost the types of its parts.
  const found = read as Counted[][]
  return {
    taken: taken.map(({ seq }) => seq),
    counted: windows.map(({ limit }, place) => [limit, found[place]?.[0] ?? { count: 0, firstAt: null }] as const),
  }
}

export const giveBackActs = (db: Database, taken: readonly number[]) =>
  db.delete(throttledActs).where(inArray(throttledActs.seq, [...taken]))

export const deleteActs = (db: Database, keys: ThrottleKeys) =>
  db
    .delete(throttledActs)
    .where(and(eq(throttledActs.accountHash, keys.accountHash), eq(throttledActs.siteHash, keys.siteHash)))

export const deleteActsOfAccount = (db: Database, { accountHash }: Pick<ThrottleKeys, 'accountHash'>) =>
  db.delete(throttledActs).where(eq(throttledActs.accountHash, accountHash))

const isInWindow = (scope: ThrottleScope, { accountHash, networkHash, siteHash }: ThrottleKeys, after: number) =>
  and(
    scope === 'network' ? eq(throttledActs.networkHash, networkHash) : eq(throttledActs.accountHash, accountHash),
    scope === 'both' ? eq(throttledActs.siteHash, siteHash) : undefined,
    gt(throttledActs.at, after),
  )

const selectCount = (db: Database, condition: ReturnType<typeof isInWindow>) =>
  db
    .select({ count: sql`count(*)` })
    .from(throttledActs)
    .where(condition)

const selectWindow = (db: Database, condition: ReturnType<typeof isInWindow>): BatchItem<'sqlite'> =>
  db
    .select({
      count: sql<number>`count(*)`.as('count'),
      firstAt: sql<number | null>`min(${throttledActs.at})`.as('first_at'),
    })
    .from(throttledActs)
    .where(condition)
