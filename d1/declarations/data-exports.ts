import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/**
 * Declares which columns of a table belong in a person's export. Rows that are deleted with a person need no
 * declaration: they are exported completely.
 */
export interface DataExport {
  /** The column that holds the person's id, or the id of a row that belongs to that person alone. */
  owner: SQLiteColumn
  columns?: readonly SQLiteColumn[]
}

/** Exports every column of the row except secrets and the ids of people. */
export const exportRow = (owner: SQLiteColumn): DataExport => ({ owner })

export const exportColumns = (owner: SQLiteColumn, columns: readonly SQLiteColumn[]): DataExport => ({ owner, columns })
