import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Requests by which a visitor has a mail sent, counted for the throttles: by address and by network, both as keyed hashes. */
export const mailRequests = sqliteTable(
  'mail_requests',
  {
    seq: integer('seq').primaryKey(),
    accountHash: text('account_hash').notNull(),
    networkHash: text('network_hash').notNull(),
    requestedAt: integer('requested_at').notNull(),
  },
  (table) => [
    index('mail_requests_by_account').on(table.accountHash, table.requestedAt),
    index('mail_requests_by_network').on(table.networkHash, table.requestedAt),
    index('mail_requests_by_age').on(table.requestedAt),
  ],
)
