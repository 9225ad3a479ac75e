import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { dayMs, swept } from '../retention-rule.ts'

/** By day (UTC): too many and too nameless for the audit log. */
export const visitorDenials = sqliteTable(
  'visitor_denials',
  {
    day: text('day').notNull(),
    operation: text('operation').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.operation] })],
)

export const retention = [swept(visitorDenials, { by: visitorDenials.day, keptMs: 90 * dayMs })]
