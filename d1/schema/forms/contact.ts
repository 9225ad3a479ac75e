import { contactStatuses } from '@kere/contracts/forms/contact'
import { doubtfulDays } from '@kere/contracts/forms/visitor-form-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import type { AdminQueue } from '../../declarations/admin-queues.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'

/** Triggers keep `contact_message_search` and the counts (S-489, W-33). */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    /** The row's own number: the full-text table points at it, and VACUUM keeps only a declared rowid. */
    searchRowId: integer('seq').primaryKey(),
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
    /** The row of `outbox` that tells the team of it; several share one. What it says is read when it is sent. */
    teamMailId: text('team_mail_id'),
  },
  (table) => [
    index('contact_messages_by_date').on(table.submittedAt, table.id),
    index('contact_messages_by_status').on(table.status, table.submittedAt, table.id),
    index('contact_messages_by_user').on(table.userId),
    index('contact_messages_by_email').on(table.email),
    index('contact_messages_by_replier').on(table.repliedBy),
    index('contact_messages_by_team_mail').on(table.teamMailId, table.id),
    check('contact_messages_status_is_known', sql`status IN ('new', 'answered', 'closed', 'doubtful')`),
    check('contact_messages_answered_have_a_reply', sql`(status = 'answered') = (reply IS NOT NULL)`),
  ],
)

/** Triggers on `contact_messages` maintain this. */
export const contactMessageCounts = sqliteTable('contact_message_counts', {
  status: text('status', { enum: contactStatuses }).primaryKey(),
  count: integer('count').notNull(),
})

export const declarations = [
  declare(contactMessages, {
    retention: expiresAfter(
      { since: contactMessages.submittedAt, ttlMs: 730 * dayMs },
      { since: contactMessages.submittedAt, ttlMs: doubtfulDays * dayMs, where: sql`status = 'doubtful'` },
    ),
    search: {
      contact_message_search: {
        tokenizer: 'trigram',
        columns: { name: 'name', email: 'email', subject: 'subject', message: 'message' },
      },
    },
    erasure: { email: erasedByEmail },
  }),
  declare(contactMessageCounts, {
    retention: neverExpires('aggregate'),
    aggregate: { source: contactMessages, groupBy: { status: contactMessages.status } },
  }),
]

export const dataExports = [
  exportColumns(contactMessages.repliedBy, [contactMessages.id, contactMessages.reply, contactMessages.repliedAt]),
]

export const adminRecords = [
  adminRecord(contactMessages, {
    name: 'contact-messages',
    label: 'Contact messages',
    owners: [contactMessages.userId, contactMessages.email],
    title: contactMessages.subject,
    note: contactMessages.status,
    at: contactMessages.submittedAt,
    path: sql`'/dashboard/contact-messages?message=' || ${contactMessages.id}`,
  }),
]

export const adminQueues: readonly AdminQueue[] = [
  {
    name: 'contact-messages',
    noun: { one: 'new contact message', many: 'new contact messages' },
    text: 'Reply, or close what needs no reply.',
    path: '/dashboard/contact-messages?status=new&sort=oldest',
    isUrgent: false,
    targetHours: 24,
    count: sql`SELECT count FROM contact_message_counts WHERE status = 'new'`,
    oldest: sql`SELECT min(submitted_at) FROM contact_messages WHERE status = 'new'`,
  },
  {
    name: 'doubtful-contact-messages',
    noun: { one: 'doubtful contact message', many: 'doubtful contact messages' },
    text: `Probably from machines. Reopen what a person wrote; the rest is deleted after ${doubtfulDays} days.`,
    path: '/dashboard/contact-messages?status=doubtful&sort=oldest',
    isUrgent: false,
    targetHours: doubtfulDays * 24,
    count: sql`SELECT count FROM contact_message_counts WHERE status = 'doubtful'`,
    oldest: sql`SELECT min(submitted_at) FROM contact_messages WHERE status = 'doubtful'`,
  },
]
