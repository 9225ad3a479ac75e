import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'

/** The private calendar feed of a person. Anybody who has its secret can read which events the person attends. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the secret in the feed's address, which is shown once. */
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: integer('created_at').notNull(),
  /** The time of the last reading, rounded to the day. */
  readAt: integer('read_at'),
})

export const declarations = [
  declare(calendarFeeds, {
    notice: {
      group: 'events',
      what: 'The key of your private calendar address',
      why: 'To show your events in your own calendar',
    },
    retention: neverExpires('account'),
  }),
]
