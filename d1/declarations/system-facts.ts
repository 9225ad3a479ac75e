import { countedTo, type systemGroups } from '@kere/contracts/console/system-health-options'
import { sql, type SQL } from 'drizzle-orm'

/** The system page says this of a table. It needs no code for a new one. */
export interface SystemFact {
  name: string
  group: (typeof systemGroups)[number]
  label: string
  text: string
  /** The page that shows the rows. */
  path?: string
  /** A query for a number. It reads a counter, or at most `countedTo` rows of an index. */
  count?: (now: number) => SQL
  /** A query for the moment since which the oldest row has waited, or at which it happened last. */
  since?: (now: number) => SQL
  /** The minutes after which it is late: since the oldest row, or since it happened last. */
  targetMinutes?: number
}

/** Counts rows up to `countedTo`. Give a range of an index. */
export const countUpTo = (from: SQL) => sql`SELECT count(*) FROM (SELECT 1 ${from} LIMIT ${sql.raw(String(countedTo))})`
