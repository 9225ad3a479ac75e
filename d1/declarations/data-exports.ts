import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/**
 * A person's export holds these columns of a table. Rows that are deleted with a person need no declaration: they are
 * exported whole.
 */
export interface DataExport {
  /** Holds the person, or refers to a row that is wholly theirs. */
  owner: SQLiteColumn
  columns?: readonly SQLiteColumn[]
}

/** All of the row, but for secrets and the ids of people. */
export const exportRow = (owner: SQLiteColumn): DataExport => ({ owner })

export const exportColumns = (owner: SQLiteColumn, columns: readonly SQLiteColumn[]): DataExport => ({ owner, columns })
