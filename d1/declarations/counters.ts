import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * A number on each row that triggers keep (W-52): how many rows of `source` refer to it by `foreignKey`, or the sum of `value`.
 * Tables and columns are named, as `source` imports the table for its key.
 */
interface GeneratedCounter {
  source: string
  foreignKey: string
  value?: string
  where?: string
}

/** Triggers of `triggers/by-hand.sql` maintain it. */
interface HandWrittenCounter {
  expected: SQL
}

export type CounterCache = (GeneratedCounter | HandWrittenCounter) & {
  /** The field that says how many rows have to be read to count anew; without it the counter itself does. */
  sourceRows?: string
}

/** A table of counts that triggers keep: how many rows of `source` there are in each group (W-52). */
export interface Aggregate<Field extends string = string> {
  source: SQLiteTable
  where?: SQL
  groupBy: Readonly<Record<Field, SQLiteColumn | SQL>>
}

/** Its Monday in India, of a column that holds milliseconds: `2026-11-23`. */
export const weekInIndia = (column: string) =>
  sql.raw(`date("${column}" / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days')`) as SQL<string>
