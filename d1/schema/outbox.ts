import { outboxStates } from '@kere/contracts/outbox-options'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { dayMs, swept, unswept } from '../retention-rule.ts'
import { users } from './users.ts'

/** Written in the batch of the fact that the mail tells of (decision 10). */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    template: text('template').notNull(),
    /** At that time; a trigger on `users` takes every mail to it along with its account. */
    toAddress: text('to_address').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenId: text('token_id'),
    /** Beyond the link; never a secret. */
    details: text('details', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    state: text('state', { enum: outboxStates }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** Of a row that is not pending it says nothing. */
    dueAt: integer('due_at').notNull(),
    leasedAt: integer('leased_at'),
    sentAt: integer('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_by_due')
      .on(table.dueAt)
      .where(sql`state = 'pending'`),
    index('outbox_by_lease')
      .on(table.leasedAt)
      .where(sql`state = 'leased'`),
    index('outbox_by_user').on(table.userId),
    index('outbox_by_address').on(table.toAddress),
    index('outbox_by_state').on(table.state, table.createdAt, table.id),
    index('outbox_by_template').on(table.template, table.createdAt, table.id),
    index('outbox_by_date').on(table.createdAt, table.id),
  ],
)

/** Kept by triggers on `outbox`. */
export const outboxCounts = sqliteTable(
  'outbox_counts',
  {
    state: text('state', { enum: outboxStates }).notNull(),
    template: text('template').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.template] })],
)

/** What was sent is of use while somebody may ask for it; what failed waits for an admin. */
export const retention = [
  swept(
    outbox,
    { by: outbox.createdAt, keptMs: 90 * dayMs, only: sql`state = 'sent'` },
    { by: outbox.createdAt, keptMs: 365 * dayMs, only: sql`state = 'dead'` },
    { by: outbox.createdAt, keptMs: 365 * dayMs, only: sql`state = 'unknown'` },
  ),
  unswept(outboxCounts, 'count'),
]
