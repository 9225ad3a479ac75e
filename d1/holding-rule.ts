import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

export interface Holding {
  table: SQLiteTable
  name: string
  label: string
  /** Columns that hold the person, or their address. */
  of: readonly SQLiteColumn[]
  title: SQLiteColumn | SQL
  note?: SQLiteColumn | SQL
  at: SQLiteColumn
  only?: (now: number) => SQL
  path?: SQL
}

export const held = (table: SQLiteTable, holding: Omit<Holding, 'table'>): Holding => ({ table, ...holding })
