import type { SQL } from 'drizzle-orm'

/** A column by which rows use files: triggers count the uses. */
export interface FileReference {
  /** The `/media/…` path, as an expression; without it the column holds it. */
  path?: string
  /** The column holds the file's id: a private file has no path. */
  id?: true
  /** The column with the moment of a change: what nothing uses any more goes a day after. */
  changedAt: string
}

/** Triggers of `triggers/by-hand.sql` count it. */
export interface HandWrittenFileReference {
  /** A query of `key` for each use. */
  keys: SQL
}
