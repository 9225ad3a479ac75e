import { sql, type SQL } from 'drizzle-orm'
import { integer, type SQLiteColumn, type SQLiteTable, sqliteTable, text } from 'drizzle-orm/sqlite-core'

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

const keyOf = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) =>
  text(name, { enum: values }).primaryKey()

/** Declares a table that counts by one field. The column has the same name as the field. */
export const countsOf = <const Field extends string, const Value extends string>(
  name: string,
  field: Field,
  values: readonly [Value, ...Value[]],
) => {
  // The cast is needed because TypeScript takes a computed key for any text.
  const key = { [field]: keyOf(field, values) } as Record<Field, ReturnType<typeof keyOf<Value>>>
  return sqliteTable(name, { ...key, count: integer('count').notNull() })
}

/** SQL for the Monday in India of a column that holds milliseconds: `2026-11-23`. */
export const weekInIndia = (column: string) =>
  sql.raw(`date("${column}" / 1000 + 19800, 'unixepoch', 'weekday 0', '-6 days')`) as SQL<string>
