import { languages } from '@kere/contracts/accounts/languages'
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
    /** Argon2id as a PHC string; null if the user has no password. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: integer('email_verified_at'),
    /** The language of emails to them. At first that of the page on which they registered. */
    language: text('language', { enum: languages }).notNull().default('en'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  // An address is stored in one spelling only. Otherwise `A@x` and `a@x` could be two accounts.
  (table) => [
    index('users_unproven')
      .on(table.updatedAt)
      .where(sql`email_verified_at IS NULL`),
    check('users_email_is_lower_case', sql`email = lower(email)`),
  ],
)

/** An account with an unproven address may be a stranger's, so it is deleted after a month without a change. */
export const declarations = [
  declare(users, {
    notice: {
      group: 'account',
      what: 'Your email address, your language, and your password as a hash',
      why: 'To sign you in, and to write to you',
    },
    retention: expiresAfter({
      since: users.updatedAt,
      ttlMs: 30 * dayMs,
      where: sql`email_verified_at IS NULL`,
      if: 'if the address was not confirmed',
    }),
    erasure: { email: erasedWithRow },
  }),
]
