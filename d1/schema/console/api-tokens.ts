import { tokenLimits, type TokenScope } from '@kere/contracts/console/api-token-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'

/** Tokens with which programs read from the API. Only a hash of each is stored. */
export const apiTokens = sqliteTable(
  'api_tokens',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** The beginning of the token, which is no secret and finds the row. */
    prefix: text('prefix').notNull().unique(),
    tokenHash: text('token_hash').notNull(),
    scopes: text('scopes', { mode: 'json' }).$type<TokenScope[]>().notNull(),
    makerId: text('maker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    warnedAt: integer('warned_at'),
    lastUsedAt: integer('last_used_at'),
    revokedAt: integer('revoked_at'),
  },
  (table) => [
    index('api_tokens_by_date').on(table.createdAt, table.id),
    index('api_tokens_by_maker').on(table.makerId),
    index('api_tokens_by_end').on(table.endsAt),
    index('api_tokens_to_warn')
      .on(table.endsAt)
      .where(sql`revoked_at IS NULL AND warned_at IS NULL`),
    check('api_tokens_end_later', sql`ends_at > created_at`),
  ],
)

export const declarations = [
  declare(apiTokens, {
    notice: {
      group: 'platform',
      what: 'API tokens that you made, as hashes, and when they were used',
      why: 'To let your programs in, and to end them',
    },
    retention: expiresAfter({ since: apiTokens.endsAt, ttlMs: tokenLimits.keptDays * dayMs }),
  }),
]
