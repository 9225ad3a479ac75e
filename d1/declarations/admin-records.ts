import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Declares how the rows of a table are listed on an admin's page about the user to whom they belong. */
export interface AdminRecord {
  table: SQLiteTable
  name: string
  label: string
  /** Columns that hold the user's id or email address. */
  owners: readonly SQLiteColumn[]
  title: SQLiteColumn | SQL
  note?: SQLiteColumn | SQL
  at: SQLiteColumn
  where?: (now: number) => SQL
  path?: SQL
}

export const adminRecord = (table: SQLiteTable, record: Omit<AdminRecord, 'table'>): AdminRecord => ({
  table,
  ...record,
})
