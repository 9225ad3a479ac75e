import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'

/** Counts visitors' denials by operation and UTC day. There are too many of them for the audit log. */
export const visitorDenials = sqliteTable(
  'visitor_denials',
  {
    day: text('day').notNull(),
    operation: text('operation').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.operation] })],
)

export const declarations = [
  declare(visitorDenials, {
    retention: expiresAfter({ since: visitorDenials.day, ttlMs: 90 * dayMs }),
    aggregate: null,
  }),
]
