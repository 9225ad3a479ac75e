import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { unswept } from '../retention-rule.ts'
import { users } from './users.ts'

/** Of users who have asked for their account to be deleted; a request that is revoked goes (U-19). */
export const deletionRequests = sqliteTable(
  'deletion_requests',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: integer('requested_at').notNull(),
    /** From then on it is erased. */
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('deletion_requests_by_due').on(table.dueAt)],
)

export const retention = [unswept(deletionRequests, 'account')]
