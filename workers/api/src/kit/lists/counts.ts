import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../base/context.ts'

/** D1 bills every row that is looked at. */
export function countRows(
  db: Database,
  {
    from,
    key,
    where,
    countLimit,
  }: { from: SQLiteTable; key: SQLiteColumn; where: SQL | undefined; countLimit: number },
) {
  const counted = db.select({ key }).from(from).where(where).limit(countLimit).as('counted')
  return db.select({ total: sql<number>`count(*)`.as('total') }).from(counted)
}

/** What no counter has is none. */
export const countStandingsOf = <Value extends string>(
  values: readonly Value[],
  counters: readonly { standing: Value; count: number }[],
) => countEach(values, (value) => counters.find(({ standing }) => standing === value)?.count ?? 0)

export const countEach = <Value extends string>(values: readonly Value[], countOf: (value: Value) => number) =>
  // `fromEntries` forgets the names.
  Object.fromEntries(values.map((value) => [value, countOf(value)])) as Record<Value, number>
