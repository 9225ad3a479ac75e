import { longestWaitingMail } from '@kere/d1/schema/console/outbox'
import { sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'

/** Reads since when the oldest email waits that is due, and so also tells whether the database answers. */
export async function selectLongestWait(db: Database, now: number): Promise<number | null> {
  const row = await db.get<{ since: number | null }>(sql`SELECT (${longestWaitingMail(now)}) AS since`)
  return row.since
}
