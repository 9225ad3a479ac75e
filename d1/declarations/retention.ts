import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

export const minuteMs = 60 * 1000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Rows are deleted so long after the moment in a column: an instant, or a day (UTC) as text. */
export interface Expiry {
  since: SQLiteColumn
  ttlMs: number
  where?: SQL
}

/**
 * Why a table without expiry cannot be filled by a stranger. `account`: few rows for each. `staff`: staff writes it.
 * `aggregate`: one row for each group. `throttle`: writers are throttled. `queue`: its rows are worked off.
 */
export type GrowthLimit = 'account' | 'staff' | 'aggregate' | 'throttle' | 'queue'

export type Retention = { expiries: readonly Expiry[] } | { limit: GrowthLimit }

export const expiresAfter = (...expiries: readonly Expiry[]): Retention => ({ expiries })

export const neverExpires = (limit: GrowthLimit): Retention => ({ limit })
