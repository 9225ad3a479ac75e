import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { users } from './users.ts'

export const accountTokens = sqliteTable(
  'account_tokens',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify_email', 'reset_password'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [
    index('account_tokens_by_user').on(table.userId, table.purpose),
    index('account_tokens_by_end').on(table.expiresAt),
  ],
)

export const declarations = [
  declare(accountTokens, {
    notice: {
      group: 'account',
      what: 'Links that we emailed you to confirm an address or set a password, as hashes',
      why: 'So that a link works once, and only for you',
    },
    retention: expiresAfter({ since: accountTokens.expiresAt, ttlMs: 30 * dayMs }),
  }),
]

export const dataExports = [
  exportColumns(accountTokens.userId, [
    accountTokens.purpose,
    accountTokens.createdAt,
    accountTokens.expiresAt,
    accountTokens.usedAt,
  ]),
]
