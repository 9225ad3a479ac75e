import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { expiresAsHash } from '../../declarations/erasure.ts'
import { hourMs, expiresAfter } from '../../declarations/retention.ts'

/**
 * Acts of the last hour. Only keyed hashes of the account and the network are stored; the name of the throttle is part
 * of the hash.
 */
export const throttledActs = sqliteTable(
  'throttled_acts',
  {
    id: integer('seq').primaryKey(),
    accountHash: text('account_hash').notNull(),
    networkHash: text('network_hash').notNull(),
    siteHash: text('site_hash').notNull().default(''),
    /** Set together with `act`, and only for a throttle that limits all visitors together. */
    blockHash: text('block_hash'),
    act: text('act'),
    at: integer('at').notNull(),
  },
  (table) => [
    index('throttled_acts_by_account').on(table.accountHash, table.at),
    index('throttled_acts_by_network').on(table.networkHash, table.at),
    index('throttled_acts_by_site').on(table.siteHash, table.at),
    index('throttled_acts_by_block')
      .on(table.blockHash, table.at)
      .where(sql`block_hash IS NOT NULL`),
    index('throttled_acts_by_act')
      .on(table.act, table.at)
      .where(sql`act IS NOT NULL`),
    index('throttled_acts_by_both').on(table.accountHash, table.siteHash, table.at),
    index('throttled_acts_by_age').on(table.at),
  ],
)

/** No throttle counts acts that are older than an hour. */
export const declarations = [
  declare(throttledActs, {
    notice: {
      group: 'security',
      what: 'How often something was tried, under hashes of account and network',
      why: 'To stop guessing and flooding',
    },
    retention: expiresAfter({ since: throttledActs.at, ttlMs: hourMs }),
    erasure: {
      accountHash: expiresAsHash,
      networkHash: expiresAsHash,
      siteHash: expiresAsHash,
      blockHash: expiresAsHash,
    },
  }),
]
