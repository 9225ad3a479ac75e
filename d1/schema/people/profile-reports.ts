import { languages } from '@kere/contracts/accounts/languages'
import { doubtfulDays } from '@kere/contracts/forms/visitor-form-options'
import { reportedStatuses, reportReasons } from '@kere/contracts/people/profile-reports-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { queuesByStatus } from '../../declarations/admin-queues.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedByEmail } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { ifDoubtful } from '../../declarations/visitor-messages.ts'
import { profiles } from '../accounts/profiles.ts'
import { users } from '../accounts/users.ts'

/**
 * One row for each person who was reported, however often (W-51). While its status is `hidden` or `replied`, the person
 * is not listed.
 */
export const reportedProfiles = sqliteTable(
  'reported_profiles',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text('status', { enum: reportedStatuses }).notNull(),
    times: integer('times').notNull(),
    latestReason: text('latest_reason', { enum: reportReasons }).notNull(),
    lastReportedAt: integer('last_reported_at').notNull(),
    /** The status before the last decision, so that the decision can be undone. */
    statusBefore: text('status_before', { enum: reportedStatuses }),
    decidedAt: integer('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    message: text('message'),
    /** The ids of the decision's rows in `outbox` begin with it. */
    lastChange: text('decision_key'),
    reply: text('reply'),
    repliedAt: integer('replied_at'),
  },
  (table) => [
    index('reported_profiles_by_date').on(table.lastReportedAt, table.id),
    index('reported_profiles_by_status').on(table.status, table.lastReportedAt, table.id),
    index('reported_profiles_by_decider').on(table.decidedBy),
    check(
      'reported_profiles_status_is_known',
      sql`status IN ('waiting', 'replied', 'warned', 'hidden', 'suspended', 'dismissed', 'doubtful')`,
    ),
    check('reported_profiles_hidden_say_why', sql`status NOT IN ('hidden', 'replied') OR message IS NOT NULL`),
  ],
)

export const profileReports = sqliteTable(
  'profile_reports',
  {
    id: text('id').primaryKey(),
    reportedId: text('reported_id')
      .notNull()
      .references(() => reportedProfiles.id, { onDelete: 'cascade' }),
    /** A user can have one report about each person. */
    reporterId: text('reporter_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email'),
    /** The language of the page on which it was sent. */
    language: text('language', { enum: languages }).notNull().default('en'),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text'),
    /** An admin can read there what was reported, if it is not the profile. */
    path: text('path'),
    isDoubtful: integer('is_doubtful', { mode: 'boolean' }).notNull().default(false),
    submittedAt: integer('submitted_at').notNull(),
    /** The decision that answered the report; null while it waits. */
    decisionKey: text('decision_key'),
  },
  (table) => [
    uniqueIndex('profile_reports_by_reporter').on(table.reporterId, table.reportedId),
    index('profile_reports_by_reported').on(table.reportedId, table.submittedAt, table.id),
    index('profile_reports_by_email').on(table.email),
    index('profile_reports_by_date').on(table.submittedAt),
    check(
      'profile_reports_reason_is_known',
      sql`reason IN ('impersonation', 'harassment', 'offensive', 'spam', 'minor', 'other')`,
    ),
  ],
)

export const reportedProfileCounts = countsOf('reported_profile_counts', 'status', reportedStatuses)

export const declarations = [
  declare(reportedProfiles, {
    notice: { group: 'people', what: 'Reports about your profile, and what was decided', why: 'To keep people safe' },
    retention: expiresAfter(
      {
        since: reportedProfiles.lastReportedAt,
        ttlMs: 730 * dayMs,
        where: sql`status IN ('warned', 'suspended', 'dismissed')`,
        if: 'once it is decided',
      },
      {
        since: reportedProfiles.lastReportedAt,
        ttlMs: doubtfulDays * dayMs,
        where: sql`status = 'doubtful'`,
        if: ifDoubtful,
      },
    ),
  }),
  declare(profileReports, {
    notice: { group: 'people', what: 'Reports that you sent about somebody', why: 'To look into them' },
    retention: expiresAfter(
      { since: profileReports.submittedAt, ttlMs: 730 * dayMs },
      { since: profileReports.submittedAt, ttlMs: doubtfulDays * dayMs, where: sql`is_doubtful = 1`, if: ifDoubtful },
    ),
    erasure: { email: erasedByEmail },
  }),
  declare(reportedProfileCounts, {
    aggregate: { source: reportedProfiles, groupBy: { status: reportedProfiles.status } },
  }),
]

export const dataExports = [
  exportColumns(reportedProfiles.userId, [
    reportedProfiles.status,
    reportedProfiles.decidedAt,
    reportedProfiles.message,
    reportedProfiles.reply,
    reportedProfiles.repliedAt,
  ]),
  exportColumns(reportedProfiles.decidedBy, [
    reportedProfiles.id,
    reportedProfiles.decidedAt,
    reportedProfiles.message,
  ]),
]

export const adminRecords = [
  adminRecord(reportedProfiles, {
    name: 'reported-profiles',
    label: 'Reports of their profile',
    owners: [reportedProfiles.userId],
    title: reportedProfiles.latestReason,
    note: reportedProfiles.status,
    at: reportedProfiles.lastReportedAt,
    path: sql`'/dashboard/reports?report=' || ${reportedProfiles.id}`,
  }),
]

const path = '/dashboard/reports'

export const adminQueues = queuesByStatus(
  { counts: reportedProfileCounts.status, since: reportedProfiles.lastReportedAt, path },
  {
    waiting: {
      name: 'reported-profiles',
      noun: { one: 'reported profile', many: 'reported profiles' },
      text: 'Read what was reported, and decide.',
      isUrgent: true,
      targetHours: 24,
    },
    replied: {
      name: 'replies-to-hiding',
      noun: { one: 'reply of somebody hidden', many: 'replies of people hidden' },
      text: 'Show their profile again, or leave it hidden.',
      targetHours: 3 * 24,
    },
  },
)
