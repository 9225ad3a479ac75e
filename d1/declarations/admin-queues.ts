import type { SQL } from 'drizzle-orm'

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
