import { sql } from 'drizzle-orm'
import type { Database } from '../context.ts'

/** Asks the database for the least it can answer. */
export async function selectOne(db: Database) {
  await db.get(sql`SELECT 1`)
}
