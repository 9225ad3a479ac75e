import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** A number on each row of a table that triggers keep, and what it has to be (W-52). */
export interface Counter {
  table: SQLiteTable
  /** Unique, a text: the order in which the rows are gone through. */
  key: SQLiteColumn
  column: SQLiteColumn
  /** An expression over the row. */
  truth: SQL
  /** Says how many rows that has to read; without it `column` itself does. */
  weight?: SQLiteColumn
}

export const counted = (table: SQLiteTable, rule: Omit<Counter, 'table'>): Counter => ({ table, ...rule })
