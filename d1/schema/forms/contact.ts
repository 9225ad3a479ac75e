import { contactStatuses } from '@kere/contracts/forms/contact'
import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { doubtfulQueue, queuesByStatus } from '../../declarations/admin-queues.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { exportReplies, messageIndexes, messageRetention, visitorMessage } from '../../declarations/visitor-messages.ts'

/** Triggers maintain `contact_message_search` and the counts (S-489, W-33). */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    ...visitorMessage(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: contactStatuses }).notNull().default('new'),
    /**
     * The email in `outbox` that tells the team about the message. A digest covers several messages. Its text is
     * composed when it is sent.
     */
    teamMailId: text('team_mail_id'),
  },
  (table) => [
    ...messageIndexes('contact_messages', table),
    index('contact_messages_by_team_mail').on(table.teamMailId, table.id),
    check('contact_messages_status_is_known', sql`status IN ('new', 'answered', 'closed', 'doubtful')`),
    check('contact_messages_answered_have_a_reply', sql`(status = 'answered') = (reply IS NOT NULL)`),
  ],
)

export const contactMessageCounts = countsOf('contact_message_counts', 'status', contactStatuses)

export const declarations = [
  declare(contactMessages, {
    notice: {
      group: 'messages',
      what: 'Your name, address and message from the contact form, and our reply',
      why: 'To answer you',
    },
    retention: messageRetention(contactMessages),
    search: {
      contact_message_search: {
        tokenizer: 'trigram',
        columns: { name: 'name', email: 'email', subject: 'subject', message: 'message' },
      },
    },
    erasure: { email: erasedByEmail },
  }),
  declare(contactMessageCounts, {
    aggregate: { source: contactMessages, groupBy: { status: contactMessages.status } },
  }),
]

export const dataExports = [exportReplies(contactMessages)]

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

const path = '/dashboard/contact-messages'

export const adminQueues = queuesByStatus(
  { counts: contactMessageCounts.status, since: contactMessages.submittedAt, path },
  {
    new: {
      name: 'contact-messages',
      noun: { one: 'new contact message', many: 'new contact messages' },
      text: 'Reply, or close what needs no reply.',
      targetHours: 24,
    },
    doubtful: doubtfulQueue('contact-messages', 'contact message', 'Reopen what a person wrote'),
  },
)
