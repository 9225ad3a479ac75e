import { consentGivers, consentPurposes } from '@kere/contracts/accounts/consents-options'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { users } from './users.ts'

/**
 * Each row is what somebody agreed to, in the words that they read. Triggers refuse any other change of a
 * row. A consent is open until it is withdrawn.
 */
export const consents = sqliteTable(
  'consents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    version: integer('version').notNull(),
    language: text('language').notNull(),
    words: text('words').notNull(),
    givenAt: integer('given_at').notNull(),
    giver: text('giver', { enum: consentGivers }).notNull(),
    withdrawnAt: integer('withdrawn_at'),
    withdrawer: text('withdrawer', { enum: consentGivers }),
  },
  (table) => [
    uniqueIndex('consents_one_open')
      .on(table.userId, table.purpose)
      .where(sql`withdrawn_at IS NULL`),
    index('consents_by_user').on(table.userId, table.givenAt, table.id),
    index('consents_by_withdrawal')
      .on(table.withdrawnAt)
      .where(sql`withdrawn_at IS NOT NULL`),
  ],
)

export const declarations = [
  declare(consents, {
    notice: {
      group: 'account',
      what: 'What you or your guardian agreed to, in its words, and when',
      why: 'To show that you agreed, and to let you withdraw it',
    },
    retention: expiresAfter({
      since: consents.withdrawnAt,
      ttlMs: 3 * 365 * dayMs,
      where: sql`withdrawn_at IS NOT NULL`,
      if: '',
    }),
  }),
]
