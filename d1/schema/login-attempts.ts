import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Sign-ins that failed, or are being decided, of the last hour: a throttle counts its rows, and the count is exact because
 * the insert itself counts. Neither address nor network is kept, only keyed hashes.
 */
export const loginAttempts = sqliteTable(
  'login_attempts',
  {
    seq: integer('seq').primaryKey(),
    accountHash: text('account_hash').notNull(),
    networkHash: text('network_hash').notNull(),
    attemptedAt: integer('attempted_at').notNull(),
  },
  (table) => [
    index('login_attempts_by_account').on(table.accountHash, table.attemptedAt),
    index('login_attempts_by_network').on(table.networkHash, table.attemptedAt),
    index('login_attempts_by_both').on(table.accountHash, table.networkHash, table.attemptedAt),
    index('login_attempts_by_age').on(table.attemptedAt),
  ],
)
