import { feedbackRoles, feedbackStatuses } from '@kere/contracts/feedback-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { summed } from '../counter-rule.ts'
import { partlyDisclosed } from '../disclosure-rule.ts'
import { held } from '../holding-rule.ts'
import { dayMs, swept, unswept } from '../retention-rule.ts'
import { users } from './users.ts'

/** Feedback on the platform (S-492, W-36). Triggers keep `feedback_search` and the counts. */
export const feedbackSubmissions = sqliteTable(
  'feedback_submissions',
  {
    /** The row's own number: the full-text table points at it, and VACUUM keeps only a declared rowid. */
    seq: integer('seq').primaryKey(),
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
    index('feedback_submissions_by_user').on(table.userId),
    index('feedback_submissions_by_email').on(table.email),
    index('feedback_submissions_by_replier').on(table.repliedBy),
    check('feedback_submissions_role_is_known', sql`role IN ('learner', 'educator', 'visitor', 'other')`),
    check('feedback_submissions_status_is_known', sql`status IN ('new', 'planned', 'done')`),
    check('feedback_submissions_can_be_replied_to', sql`NOT contact_requested OR email IS NOT NULL`),
    check('feedback_submissions_replies_are_requested', sql`reply IS NULL OR contact_requested`),
  ],
)

/** Kept by triggers on `feedback_submissions`. */
export const feedbackCounts = sqliteTable('feedback_counts', {
  status: text('status', { enum: feedbackStatuses }).primaryKey(),
  count: integer('count').notNull(),
})

export const retention = [
  swept(feedbackSubmissions, { by: feedbackSubmissions.submittedAt, keptMs: 730 * dayMs }),
  unswept(feedbackCounts, 'count'),
]

export const sums = [summed(feedbackCounts, { of: feedbackSubmissions, by: { status: feedbackSubmissions.status } })]

export const disclosures = [
  partlyDisclosed(feedbackSubmissions.repliedBy, [
    feedbackSubmissions.id,
    feedbackSubmissions.reply,
    feedbackSubmissions.repliedAt,
  ]),
]

/** What was written while signed out is its writer's too. */
export const addresses = [feedbackSubmissions.email]

export const holdings = [
  held(feedbackSubmissions, {
    name: 'feedback',
    label: 'Feedback',
    of: [feedbackSubmissions.userId, feedbackSubmissions.email],
    title: feedbackSubmissions.feedbackText,
    note: feedbackSubmissions.status,
    at: feedbackSubmissions.submittedAt,
    path: sql`'/dashboard/feedback?submission=' || ${feedbackSubmissions.id}`,
  }),
]
