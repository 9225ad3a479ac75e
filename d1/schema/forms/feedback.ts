import { feedbackRoles, feedbackStatuses } from '@kere/contracts/forms/feedback-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { doubtfulQueue, queuesByStatus } from '../../declarations/admin-queues.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { exportReplies, messageIndexes, messageRetention, visitorMessage } from '../../declarations/visitor-messages.ts'

/** Feedback on the platform (S-492, W-36). Triggers maintain `feedback_search` and the counts. */
export const feedbackSubmissions = sqliteTable(
  'feedback_submissions',
  {
    ...visitorMessage(),
    email: text('email'),
    role: text('role', { enum: feedbackRoles }).notNull(),
    feedbackText: text('feedback_text').notNull(),
    contactRequested: integer('contact_requested', { mode: 'boolean' }).notNull(),
    status: text('status', { enum: feedbackStatuses }).notNull().default('new'),
  },
  (table) => [
    ...messageIndexes('feedback_submissions', table),
    index('feedback_submissions_by_role').on(table.role, table.submittedAt, table.id),
    index('feedback_submissions_by_role_status').on(table.role, table.status, table.submittedAt, table.id),
    check('feedback_submissions_role_is_known', sql`role IN ('learner', 'educator', 'visitor', 'other')`),
    check('feedback_submissions_status_is_known', sql`status IN ('new', 'planned', 'done', 'doubtful')`),
    check('feedback_submissions_can_be_replied_to', sql`NOT contact_requested OR email IS NOT NULL`),
    check('feedback_submissions_replies_are_requested', sql`reply IS NULL OR contact_requested`),
  ],
)

export const feedbackCounts = countsOf('feedback_counts', 'status', feedbackStatuses)

export const declarations = [
  declare(feedbackSubmissions, {
    notice: {
      group: 'messages',
      what: 'Your feedback, with your name and address if you gave them',
      why: 'To learn from it, and to answer you if you asked for it',
    },
    retention: messageRetention(feedbackSubmissions),
    search: {
      feedback_search: {
        tokenizer: 'trigram',
        columns: { name: 'name', email: 'email', feedback_text: 'feedback_text' },
      },
    },
    erasure: { email: erasedByEmail },
  }),
  declare(feedbackCounts, {
    aggregate: { source: feedbackSubmissions, groupBy: { status: feedbackSubmissions.status } },
  }),
]

export const dataExports = [exportReplies(feedbackSubmissions)]

export const adminRecords = [
  adminRecord(feedbackSubmissions, {
    name: 'feedback',
    label: 'Feedback',
    owners: [feedbackSubmissions.userId, feedbackSubmissions.email],
    title: feedbackSubmissions.feedbackText,
    note: feedbackSubmissions.status,
    at: feedbackSubmissions.submittedAt,
    path: sql`'/dashboard/feedback?submission=' || ${feedbackSubmissions.id}`,
  }),
]

const queued = { counts: feedbackCounts.status, since: feedbackSubmissions.submittedAt, path: '/dashboard/feedback' }

export const adminQueues = queuesByStatus(queued, {
  new: {
    name: 'feedback',
    noun: { one: 'new feedback submission', many: 'new feedback submissions' },
    text: 'Plan what we will do about it, or mark it as done.',
    targetHours: 3 * 24,
  },
  doubtful: doubtfulQueue('feedback', 'feedback submission', 'Mark what a person wrote as new'),
})
