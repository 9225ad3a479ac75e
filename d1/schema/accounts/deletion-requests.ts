import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from './users.ts'

export const deletionRequests = sqliteTable(
  'deletion_requests',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: integer('requested_at').notNull(),
    dueAt: integer('due_at').notNull(),
    /** The owner cannot revoke a request by an admin, and cannot sign in while it stands (S-434). */
    requestedBy: text('requested_by', { enum: ['owner', 'admin'] })
      .notNull()
      .default('owner'),
  },
  (table) => [index('deletion_requests_by_due').on(table.dueAt)],
)

export const declarations = [
  declare(deletionRequests, {
    notice: {
      group: 'account',
      what: 'That you asked us to delete your account, and when',
      why: 'To delete it on the day that we told you',
    },
    retention: neverExpires('account'),
  }),
]
