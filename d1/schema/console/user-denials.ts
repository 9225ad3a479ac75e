import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'

/** Counts a user's denials by operation and UTC day. Only the first one of a day is in the audit log. */
export const userDenials = sqliteTable(
  'user_denials',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.operation, table.day] }),
    index('user_denials_by_day').on(table.day),
  ],
)

export const declarations = [
  declare(userDenials, {
    notice: { group: 'security', what: 'How often you asked for what is not open to you', why: 'To notice attacks' },
    retention: expiresAfter({ since: userDenials.day, ttlMs: 90 * dayMs }),
    aggregate: null,
  }),
]
