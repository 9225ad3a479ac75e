import { messageAudiences } from '@kere/contracts/events/event-message-options'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { events } from './events.ts'
import { profiles } from '../accounts/profiles.ts'

export const eventMessages = sqliteTable(
  'event_messages',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    audience: text('audience', { enum: messageAudiences }).notNull(),
    takesReplies: integer('takes_replies', { mode: 'boolean' }).notNull(),
    sentAt: integer('sent_at').notNull(),
    recipientsCount: integer('recipients_count').notNull().default(0),
    /** The last registration for which the email was written; null once all emails are. */
    writtenUntil: text('written_until'),
  },
  (table) => [
    index('event_messages_by_event').on(table.eventId, table.sentAt, table.id),
    index('event_messages_by_author').on(table.authorId, table.sentAt),
    index('event_messages_unfinished')
      .on(table.sentAt)
      .where(sql`written_until IS NOT NULL`),
  ],
)

export const declarations = [
  declare(eventMessages, {
    notice: { group: 'events', what: 'Messages that you sent to the people of your event', why: 'To deliver them' },
    retention: neverExpires('staff'),
    counterCaches: { recipientsCount: null },
  }),
]

export const adminRecords = [
  adminRecord(eventMessages, {
    name: 'event-messages',
    label: 'Messages to attendees',
    owners: [eventMessages.authorId],
    title: eventMessages.subject,
    at: eventMessages.sentAt,
    path: sql`'/dashboard/events/' || ${eventMessages.eventId} || '/messages'`,
  }),
]
