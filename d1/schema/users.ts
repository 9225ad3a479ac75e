import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { dayMs, swept } from '../retention-rule.ts'

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
export const retention = [
  swept(users, { by: users.updatedAt, keptMs: 30 * dayMs, only: sql`email_verified_at IS NULL` }),
]
