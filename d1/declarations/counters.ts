import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/**
 * A number on each row that triggers maintain (W-52): how many rows of `source` refer to it by `foreignKey`, or the sum
 * of their `value`. Tables and columns are given by name, because `source` already imports this table for its key.
 */
interface GeneratedCounter {
  source: string
  foreignKey: string
  value?: string
  where?: string
}

/** Triggers in `triggers/by-hand.sql` maintain it. */
interface HandWrittenCounter {
  expected: SQL
}

export type CounterCache = (GeneratedCounter | HandWrittenCounter) & {
  /** The field with the number of rows that must be read to count again. By default it is the counter itself. */
  sourceRows?: string
}

/** A table of counts that triggers maintain: the number of rows of `source` in each group (W-52). */
export interface Aggregate<Field extends string = string> {
  source: SQLiteTable
  where?: SQL
  groupBy: Readonly<Record<Field, SQLiteColumn | SQL>>
}

/** SQL for the Monday in India of a column that holds milliseconds: `2026-11-23`. */
export const weekInIndia = (column: string) =>
  sql.raw(`date("${column}" / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days')`) as SQL<string>
