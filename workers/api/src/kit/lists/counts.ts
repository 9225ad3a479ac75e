import { and, type Column, eq, getTableColumns, type SQL, sql, type Table } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../base/context.ts'
import type { PageQuery } from './keyset.ts'

interface Rows {
  from: Table
  key: Column
  where: SQL | undefined
}

/** Counts up to `countLimit` rows, because D1 bills every row that is read. */
export function countRows(db: Database, { from, key, where, countLimit }: Rows & { countLimit: number }) {
  const counted = db
    .select({ key: sql`${key}`.as('key') })
    .from(from)
    .where(where)
    .limit(countLimit)
    .as('counted')
  return db
    .select({
      total: sql<number>`count(*)`.as('total'),
      isLowerBound: sql<number>`count(*) >= ${countLimit}`.as('is_lower_bound'),
    })
    .from(counted)
}

/** Maps filters to columns of a counter table that hold their counts. */
export type Counters = Readonly<Record<string, SQLiteColumn>>

interface CountedRows extends Rows {
  known: Counters
  /** Counters for the rows that match a filter. If that filter is set, they replace `known`. */
  narrowed?: Readonly<Record<string, Counters>> | undefined
}

/**
 * Reads the total from a counter table. Only if the list is filtered by something that no counter covers are its rows
 * counted.
 */
export function countList(
  db: Database,
  page: Pick<PageQuery, 'filters' | 'countLimit'>,
  { known: ofAll, narrowed = {}, ...rows }: CountedRows,
) {
  const given = Object.entries<unknown>(page.filters).filter(([, value]) => value !== undefined)
  const [narrowing] = given.filter(([name]) => narrowed[name]).map(([name]) => name)
  const known = (narrowing !== undefined && narrowed[narrowing]) || ofAll
  const filters = given.filter(([name]) => name !== narrowing)
  const table = Object.values(known)[0]?.table ?? rows.from
  const { count } = getTableColumns(table)
  if (count && filters.every(([name]) => known[name])) {
    const isMeant = filters.flatMap(([name, value]) => (known[name] ? [eq(known[name], value)] : []))
    return db
      .select({
        total: sql<number>`coalesce(sum(${count}), 0)`.as('total'),
        isLowerBound: sql<number>`0`.as('is_lower_bound'),
      })
      .from(table)
      .where(and(...isMeant))
  }
  return countRows(db, { ...rows, countLimit: page.countLimit })
}

export const totalOf = (counted: { total: number; isLowerBound: number } | undefined) => ({
  total: counted?.total ?? 0,
  totalIsLowerBound: counted?.isLowerBound === 1,
})

/** Gives the count for each value; a value without a counter row has none. */
export const countStandingsOf = <Value extends string>(
  values: readonly Value[],
  counters: readonly { standing: Value; count: number }[],
) => countEach(values, (value) => counters.find(({ standing }) => standing === value)?.count ?? 0)

export const countEach = <Value extends string>(values: readonly Value[], countOf: (value: Value) => number) =>
  // The cast restores the names, which `fromEntries` types as strings.
  Object.fromEntries(values.map((value) => [value, countOf(value)])) as Record<Value, number>
