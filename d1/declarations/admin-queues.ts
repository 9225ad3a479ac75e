import { doubtfulDays } from '@kere/contracts/forms/visitor-form-options'
import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

export interface AdminQueue {
  name: string
  /** The noun that follows the number. */
  noun: { one: string; many: string }
  text: string
  path: string
  /** Whether somebody is blocked until an admin decides, or may be harmed. */
  isUrgent: boolean
  /** The number of hours within which the oldest item should be decided. */
  targetHours: number
  /** A query for the number of items. It reads a counter, because it runs at every visit. */
  count: SQL
  /** A query for the moment since which the oldest item has waited. */
  oldest: SQL
}

type StatusQueue = Pick<AdminQueue, 'name' | 'noun' | 'text' | 'targetHours'> & { isUrgent?: true }

interface Listed {
  /** The status in the table of counts. */
  counts: SQLiteColumn
  since: SQLiteColumn
  path: string
}

/** Declares one queue for each status. The list at `path` shows its rows, the oldest first. */
export const queuesByStatus = (
  { counts, since, path }: Listed,
  queues: Readonly<Record<string, StatusQueue>>,
): readonly AdminQueue[] =>
  Object.entries(queues).map(([status, queue]) => {
    const where = `WHERE ${counts.name} = '${status}'`
    return {
      isUrgent: false,
      ...queue,
      path: `${path}?${counts.name}=${status}&sort=oldest`,
      count: sql.raw(`SELECT coalesce(sum(count), 0) AS count FROM ${getTableName(counts.table)} ${where}`),
      oldest: sql.raw(`SELECT min(${since.name}) FROM ${getTableName(since.table)} ${where}`),
    }
  })

/**
 * @param one is the noun in the singular, such as `job application`
 * @param act says how an admin keeps a row that a person sent
 */
export const doubtfulQueue = (name: string, one: string, act: string): StatusQueue => ({
  name: `doubtful-${name}`,
  noun: { one: `doubtful ${one}`, many: `doubtful ${one}s` },
  text: `Probably from machines. ${act}; the rest is deleted after ${doubtfulDays} days.`,
  targetHours: doubtfulDays * 24,
})
