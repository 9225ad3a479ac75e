import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** What a person's export holds of a table. Rows that are deleted with a person need no declaration: they are exported whole. */
export interface DataExport {
  /** Holds the person, or refers to a row that is wholly theirs. */
  owner: SQLiteColumn
  /** Where the other columns are about somebody else, or are secrets; none where nothing is told by it. */
  columns?: readonly SQLiteColumn[]
}

/** All of the row, but for secrets and the ids of people. */
export const exportRow = (owner: SQLiteColumn): DataExport => ({ owner })

export const exportColumns = (owner: SQLiteColumn, columns: readonly SQLiteColumn[]): DataExport => ({ owner, columns })
