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
  only?: SQL
}

/** `account`: few for each. `staff`: made by staff. `count`: sums. `good`: writers are throttled. `queue`: worked off. */
export type Growth = 'account' | 'staff' | 'count' | 'good' | 'queue'

export type Retention = { table: SQLiteTable; sweeps: readonly Sweep[] } | { table: SQLiteTable; grows: Growth }

export const swept = (table: SQLiteTable, ...rules: readonly Omit<Sweep, 'table'>[]): Retention => ({
  table,
  sweeps: rules.map((rule) => ({ table, ...rule })),
})

export const unswept = (table: SQLiteTable, grows: Growth): Retention => ({ table, grows })
