import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Only address and password hash; the rest is the profile. */
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
  () => [check('users_email_is_lower_case', sql`email = lower(email)`)],
)
