import type { SQL } from 'drizzle-orm'

export interface AdminQueue {
  name: string
  /** The noun after the number. */
  noun: { one: string; many: string }
  text: string
  path: string
  /** Somebody cannot go on until then, or may be harmed. */
  isUrgent: boolean
  /** The oldest should be decided by then. */
  targetHours: number
  /** A query of one number: from a counter, as it is asked at every visit. */
  count: SQL
  /** A query of the moment since which the oldest waits. */
  oldest: SQL
}
