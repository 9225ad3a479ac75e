import { feedbackRoles, feedbackStatuses } from '@kere/contracts/forms/feedback-options'
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

/** Feedback on the platform (S-492, W-36). Triggers keep `feedback_search` and the counts. */
export const feedbackSubmissions = sqliteTable(
  'feedback_submissions',
  {
    /** The row's own number: the full-text table points at it, and VACUUM keeps only a declared rowid. */
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email'),
    role: text('role', { enum: feedbackRoles }).notNull(),
    feedbackText: text('feedback_text').notNull(),
    contactRequested: integer('contact_requested', { mode: 'boolean' }).notNull(),
    status: text('status', { enum: feedbackStatuses }).notNull().default('new'),
    submittedAt: integer('submitted_at').notNull(),
    reply: text('reply'),
    repliedAt: integer('replied_at'),
    repliedBy: text('replied_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('feedback_submissions_by_date').on(table.submittedAt, table.id),
    index('feedback_submissions_by_status').on(table.status, table.submittedAt, table.id),
    index('feedback_submissions_by_role').on(table.role, table.submittedAt, table.id),
    index('feedback_submissions_by_role_status').on(table.role, table.status, table.submittedAt, table.id),
    index('feedback_submissions_by_user').on(table.userId),
    index('feedback_submissions_by_email').on(table.email),
    index('feedback_submissions_by_replier').on(table.repliedBy),
    check('feedback_submissions_role_is_known', sql`role IN ('learner', 'educator', 'visitor', 'other')`),
    check('feedback_submissions_status_is_known', sql`status IN ('new', 'planned', 'done', 'doubtful')`),
    check('feedback_submissions_can_be_replied_to', sql`NOT contact_requested OR email IS NOT NULL`),
    check('feedback_submissions_replies_are_requested', sql`reply IS NULL OR contact_requested`),
  ],
)

/** Triggers on `feedback_submissions` maintain this. */
export const feedbackCounts = sqliteTable('feedback_counts', {
  status: text('status', { enum: feedbackStatuses }).primaryKey(),
  count: integer('count').notNull(),
})

export const declarations = [
  declare(feedbackSubmissions, {
    retention: expiresAfter(
      { since: feedbackSubmissions.submittedAt, ttlMs: 730 * dayMs },
      { since: feedbackSubmissions.submittedAt, ttlMs: doubtfulDays * dayMs, where: sql`status = 'doubtful'` },
    ),
    search: {
      feedback_search: {
        tokenizer: 'trigram',
        columns: { name: 'name', email: 'email', feedback_text: 'feedback_text' },
      },
    },
    erasure: { email: erasedByEmail },
  }),
  declare(feedbackCounts, {
    retention: neverExpires('aggregate'),
    aggregate: { source: feedbackSubmissions, groupBy: { status: feedbackSubmissions.status } },
  }),
]

export const dataExports = [
  exportColumns(feedbackSubmissions.repliedBy, [
    feedbackSubmissions.id,
    feedbackSubmissions.reply,
    feedbackSubmissions.repliedAt,
  ]),
]

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

export const adminQueues: readonly AdminQueue[] = [
  {
    name: 'feedback',
    noun: { one: 'new feedback submission', many: 'new feedback submissions' },
    text: 'Plan what we will do about it, or mark it as done.',
    path: '/dashboard/feedback?status=new&sort=oldest',
    isUrgent: false,
    targetHours: 3 * 24,
    count: sql`SELECT count FROM feedback_counts WHERE status = 'new'`,
    oldest: sql`SELECT min(submitted_at) FROM feedback_submissions WHERE status = 'new'`,
  },
  {
    name: 'doubtful-feedback',
    noun: { one: 'doubtful feedback submission', many: 'doubtful feedback submissions' },
    text: `Probably from machines. Mark what a person wrote as new; the rest is deleted after ${doubtfulDays} days.`,
    path: '/dashboard/feedback?status=doubtful&sort=oldest',
    isUrgent: false,
    targetHours: doubtfulDays * 24,
    count: sql`SELECT count FROM feedback_counts WHERE status = 'doubtful'`,
    oldest: sql`SELECT min(submitted_at) FROM feedback_submissions WHERE status = 'doubtful'`,
  },
]
