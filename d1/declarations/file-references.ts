import type { SQL } from 'drizzle-orm'

/** A column through which rows use files. Triggers count the uses. */
export interface FileReference {
  /** An SQL expression for the `/media/…` path. By default the column holds the path. */
  path?: string
  /** The column holds the file's id, because a private file has no path. */
  id?: true
  /** The column with the moment of the row's change. A file that is no longer used is deleted a day after it. */
  changedAt: string
}

/** Triggers in `triggers/by-hand.sql` count the uses. */
export interface HandWrittenFileReference {
  /** A query that gives the `key` of the file for each use. */
  keys: SQL
}
