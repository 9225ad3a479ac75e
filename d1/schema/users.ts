import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Accounts. Of a person only the address and the password's hash are kept here; the rest is their profile. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    /** Argon2id as a PHC string; null for an account without a password. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: integer('email_verified_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  // One spelling per address: without it `A@x` and `a@x` would be two accounts.
  () => [check('users_email_is_lower_case', sql`email = lower(email)`)],
)
