import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A number on each row of a table that triggers keep, and what it has to be (W-52). */
export interface Counter {
  table: SQLiteTable
  /** Unique, a text: the order in which the rows are gone through. */
  key: SQLiteColumn
  column: SQLiteColumn
  truth: SQL
  /** Says how many rows that has to read; without it `column` itself does. */
  weight?: SQLiteColumn
}

export const counted = (table: SQLiteTable, rule: Omit<Counter, 'table'>): Counter => ({ table, ...rule })

/** A table of sums that triggers keep: how many rows of another there are of each kind (W-52). */
export interface Sum {
  table: SQLiteTable
  of: SQLiteTable
  only?: SQL
  by: Readonly<Record<string, SQLiteColumn | SQL>>
}

type FieldOf<Table extends SQLiteTable> = Exclude<keyof Table['$inferSelect'] & string, 'count'>

export const summed = <Table extends SQLiteTable>(
  table: Table,
  rule: Omit<Sum, 'table' | 'by'> & { by: Readonly<Record<FieldOf<Table>, SQLiteColumn | SQL>> },
): Sum => ({ table, ...rule })
