import type { RetentionGroup } from '@kere/contracts/site/data-retention-options'
import type { SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

export const minuteMs = 60 * 1000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Rows are deleted this long after the moment in a column: an instant, or a UTC day as text. */
export interface Expiry {
  since: SQLiteColumn
  ttlMs: number
  where?: SQL
  /** `where` in words, after the period and its moment; empty if the moment says it already. */
  if?: string
}

/** The public page about what is kept shows it. Tables without people have none. */
export interface Notice {
  group: RetentionGroup
  what: string
  why: string
}

/**
 * Why a stranger cannot fill a table that has no expiry. `account`: few rows for each account. `staff`: only staff
 * write it. `aggregate`: one row for each group. `throttle`: writers are throttled. `queue`: its rows are processed and
 * deleted.
 */
export type GrowthLimit = 'account' | 'staff' | 'aggregate' | 'throttle' | 'queue'

export type Retention = { expiries: readonly Expiry[] } | { limit: GrowthLimit }

export const expiresAfter = (...expiries: readonly Expiry[]): Retention => ({ expiries })

export const neverExpires = (limit: GrowthLimit): Retention => ({ limit })
