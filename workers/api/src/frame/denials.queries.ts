import { visitorDenials } from '@kere/d1/schema/visitor-denials'
import { sql } from 'drizzle-orm'
import type { Database } from '../context.ts'

export async function countVisitorDenial(db: Database, day: string, operation: string) {
  await db
    .insert(visitorDenials)
    .values({ day, operation, count: 1 })
    .onConflictDoUpdate({
      target: [visitorDenials.day, visitorDenials.operation],
      set: { count: sql`${visitorDenials.count} + 1` },
    })
}
