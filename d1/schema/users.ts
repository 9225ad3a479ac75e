import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Accounts. The address is the only thing about a person that is kept here; the rest is their profile. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    emailVerifiedAt: integer('email_verified_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  // One spelling per address: without it `A@x` and `a@x` would be two accounts.
  () => [check('users_email_is_lower_case', sql`email = lower(email)`)],
)
