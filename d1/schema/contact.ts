import { contactStatuses } from '@kere/contracts/contact'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { summed } from '../counter-rule.ts'
import { partlyDisclosed } from '../disclosure-rule.ts'
import { held } from '../holding-rule.ts'
import { dayMs, swept, unswept } from '../retention-rule.ts'
import { users } from './users.ts'

/** Triggers keep `contact_message_search` and the counts (S-489, W-33). */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    /** The row's own number: the full-text table points at it, and VACUUM keeps only a declared rowid. */
    seq: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: contactStatuses }).notNull().default('new'),
    submittedAt: integer('submitted_at').notNull(),
    reply: text('reply'),
    repliedAt: integer('replied_at'),
    repliedBy: text('replied_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('contact_messages_by_date').on(table.submittedAt, table.id),
    index('contact_messages_by_status').on(table.status, table.submittedAt, table.id),
    index('contact_messages_by_user').on(table.userId),
    index('contact_messages_by_email').on(table.email),
    index('contact_messages_by_replier').on(table.repliedBy),
    check('contact_messages_status_is_known', sql`status IN ('new', 'answered', 'closed')`),
    check('contact_messages_answered_have_a_reply', sql`(status = 'answered') = (reply IS NOT NULL)`),
  ],
)

/** Kept by triggers on `contact_messages`. */
export const contactMessageCounts = sqliteTable('contact_message_counts', {
  status: text('status', { enum: contactStatuses }).primaryKey(),
  count: integer('count').notNull(),
})

export const retention = [
  swept(contactMessages, { by: contactMessages.submittedAt, keptMs: 730 * dayMs }),
  unswept(contactMessageCounts, 'count'),
]

export const sums = [summed(contactMessageCounts, { of: contactMessages, by: { status: contactMessages.status } })]

export const disclosures = [
  partlyDisclosed(contactMessages.repliedBy, [contactMessages.id, contactMessages.reply, contactMessages.repliedAt]),
]

/** What was written while signed out is its writer's too. */
export const addresses = [contactMessages.email]

export const holdings = [
  held(contactMessages, {
    name: 'contact-messages',
    label: 'Contact messages',
    of: [contactMessages.userId, contactMessages.email],
    title: contactMessages.subject,
    note: contactMessages.status,
    at: contactMessages.submittedAt,
    path: sql`'/dashboard/contact-messages?message=' || ${contactMessages.id}`,
  }),
]
