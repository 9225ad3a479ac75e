import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

export const minuteMs = 60 * 1000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Rows go so long after the moment that a column says: an instant, or a day (UTC) as text. */
export interface Sweep {
  table: SQLiteTable
  by: SQLiteColumn
  keptMs: number
  /** Which rows, where not all. */
  only?: SQL
}

/**
 * `account`: so few for each account, and gone with it. `staff`: only educators and admins make rows. `count`: a few rows of sums.
 * `good`: kept for good, because its writers are throttled or have changed something. `queue`: a row goes when it is worked off.
 */
export type Growth = 'account' | 'staff' | 'count' | 'good' | 'queue'

export type Retention = { table: SQLiteTable; sweeps: readonly Sweep[] } | { table: SQLiteTable; grows: Growth }

/** How long the rows of a table live. */
export const swept = (table: SQLiteTable, ...rules: readonly Omit<Sweep, 'table'>[]): Retention => ({
  table,
  sweeps: rules.map((rule) => ({ table, ...rule })),
})

/** Why nothing sweeps a table. */
export const unswept = (table: SQLiteTable, grows: Growth): Retention => ({ table, grows })
