import { sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'

export async function selectOne(db: Database) {
  await db.get(sql`SELECT 1`)
}
