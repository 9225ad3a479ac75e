import { outboxStates } from '@kere/contracts/outbox-options'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './users.ts'

/** Mails that have to be sent, each written in the batch of the fact that it announces (decision 10). */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    template: text('template').notNull(),
    /** The address at that time; a trigger on `users` takes every mail to an address along with its account. */
    toAddress: text('to_address').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The token whose link it carries. */
    tokenId: text('token_id'),
    /** Values of the template beyond the link; never a secret. */
    details: text('details', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    state: text('state', { enum: outboxStates }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** Not before this; of a row that is not pending it says nothing. */
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

/** How many mails there are of each template in each state, kept by triggers on `outbox`. */
export const outboxCounts = sqliteTable(
  'outbox_counts',
  {
    state: text('state', { enum: outboxStates }).notNull(),
    template: text('template').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.state, table.template] })],
)
