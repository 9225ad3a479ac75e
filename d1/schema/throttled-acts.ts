import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { hourMs, swept } from '../retention-rule.ts'

/** Of the last hour. Neither account nor network is kept, only keyed hashes, which also say which throttle it is. */
export const throttledActs = sqliteTable(
  'throttled_acts',
  {
    seq: integer('seq').primaryKey(),
    accountHash: text('account_hash').notNull(),
    networkHash: text('network_hash').notNull(),
    siteHash: text('site_hash').notNull().default(''),
    at: integer('at').notNull(),
  },
  (table) => [
    index('throttled_acts_by_account').on(table.accountHash, table.at),
    index('throttled_acts_by_network').on(table.networkHash, table.at),
    index('throttled_acts_by_both').on(table.accountHash, table.siteHash, table.at),
    index('throttled_acts_by_age').on(table.at),
  ],
)

/** No throttle looks further back. */
export const retention = [swept(throttledActs, { by: throttledActs.at, keptMs: hourMs })]
