import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** `by` holds the person, or refers to a row that is wholly theirs. Rows that go with a person need no rule. */
export interface Disclosure {
  by: SQLiteColumn
  /** Where the rest is others', or lets somebody in. */
  only?: readonly SQLiteColumn[]
}

/** All of the row, but for secrets and the ids of people. */
export const disclosed = (by: SQLiteColumn): Disclosure => ({ by })

export const partlyDisclosed = (by: SQLiteColumn, only: readonly SQLiteColumn[]): Disclosure => ({ by, only })
