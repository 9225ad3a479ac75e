import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from './users.ts'

/** The subject is the provider's id for a person, which never changes. */
export const userIdentities = sqliteTable(
  'user_identities',
  {
    provider: text('provider', { enum: ['google'] }).notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('user_identities_by_user').on(table.userId),
  ],
)

export const declarations = [
  declare(userIdentities, {
    notice: {
      group: 'account',
      what: 'The identifier of your Google account, if you sign in with it',
      why: 'To sign you in',
    },
    retention: neverExpires('account'),
  }),
]
