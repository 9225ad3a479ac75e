import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** What somebody has here, as an admin is told of it: the newest rows of a table, and how many there are. */
export interface Holding {
  table: SQLiteTable
  /** In the answer. */
  name: string
  /** As it is called on screen. */
  label: string
  /** Columns that hold the person, or their address. */
  of: readonly SQLiteColumn[]
  title: SQLiteColumn | SQL
  /** A word of the row: its status. */
  note?: SQLiteColumn | SQL
  /** By which the newest come first. */
  at: SQLiteColumn
  /** Which rows, where not all. */
  only?: (now: number) => SQL
  /** Where admins find the row. */
  path?: SQL
}

export const held = (table: SQLiteTable, holding: Omit<Holding, 'table'>): Holding => ({ table, ...holding })
