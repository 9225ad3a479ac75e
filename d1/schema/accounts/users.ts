import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { erasedWithRow } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    /** Argon2id as a PHC string; null without a password. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: integer('email_verified_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  // One spelling per address: without it `A@x` and `a@x` would be two accounts.
  (table) => [
    index('users_unproven')
      .on(table.updatedAt)
      .where(sql`email_verified_at IS NULL`),
    check('users_email_is_lower_case', sql`email = lower(email)`),
  ],
)

/** An unproven address may be a stranger's; registering again starts over. */
export const declarations = [
  declare(users, {
    retention: expiresAfter({ since: users.updatedAt, ttlMs: 30 * dayMs, where: sql`email_verified_at IS NULL` }),
    erasure: { email: erasedWithRow },
  }),
]
