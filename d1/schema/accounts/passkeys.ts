import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { users } from './users.ts'

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that the authenticator gave it, in base64url, as is the key (COSE). */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** The uses that the authenticator has counted. One that is synced between devices always says 0. */
    counter: integer('counter').notNull(),
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId, table.createdAt)],
)

/** Challenges that were answered, so that none is answered twice. */
export const spentChallenges = sqliteTable(
  'spent_challenges',
  {
    challenge: text('challenge').primaryKey(),
    spentAt: integer('spent_at').notNull(),
  },
  (table) => [index('spent_challenges_by_time').on(table.spentAt)],
)

export const declarations = [
  declare(passkeys, {
    notice: {
      group: 'security',
      what: 'Your passkeys: their names, their public keys and when you last used them',
      why: 'To check them when you sign in',
    },
    retention: neverExpires('account'),
  }),
  declare(spentChallenges, { retention: expiresAfter({ since: spentChallenges.spentAt, ttlMs: dayMs }) }),
]

export const dataExports = [exportColumns(passkeys.userId, [passkeys.name, passkeys.createdAt, passkeys.lastUsedAt])]
