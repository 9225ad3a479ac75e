import {
  applicationStatuses,
  fellowshipLimits,
  fellowshipTracks,
  preferredModes,
} from '@kere/contracts/fellowship/fellowship-options'
import type { FellowshipDetails } from '@kere/contracts/fellowship/fellowship-draft'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { queuesByStatus } from '../../declarations/admin-queues.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { erasedWithRow } from '../../declarations/erasure.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'
import { files } from '../base/files.ts'

/** S-487. Name and email are copied from the account on the day of the application (C-23). */
export const fellowshipInterest = sqliteTable(
  'fellowship_interest',
  {
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    track: text('track', { enum: fellowshipTracks }).notNull(),
    round: integer('round').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    organization: text('organization').notNull(),
    role: text('role').notNull(),
    areaOfInterest: text('area_of_interest').notNull(),
    motivation: text('motivation').notNull(),
    preferredMode: text('preferred_mode', { enum: preferredModes }),
    linkedinUrl: text('linkedin_url'),
    guardianContact: text('guardian_contact'),
    phoneNumber: text('phone_number').notNull(),
    location: text('location').notNull(),
    statementId: text('statement_id').references(() => files.id, { onDelete: 'set null' }),
    statementName: text('statement_name'),
    status: text('status', { enum: applicationStatuses }).notNull().default('pending'),
    createdAt: integer('created_at').notNull(),
    /**
     * `createdAt`, or in a blind round only its midnight in India, so that reviewers cannot recognise an applicant by
     * it. Triggers maintain it.
     */
    listedAt: integer('listed_at').notNull().default(0),
    updatedAt: integer('updated_at').notNull(),
    /** The moment of the first points, note or declared conflict. From then on the applicant can change nothing. */
    reviewedAt: integer('reviewed_at'),
    /** The mean of all points, in hundredths; 0 without points. */
    score: integer('score').notNull().default(0),
    decidedAt: integer('decided_at'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
    /** Set by an admin when the fellowship of this fellow is over. */
    completedAt: integer('completed_at'),
    /** The id of the latest decision. The ids of its emails begin with it. */
    lastChange: text('last_change'),
  },
  (table) => [
    uniqueIndex('fellowship_interest_once').on(table.userId, table.track, table.round),
    index('fellowship_interest_by_email').on(table.email),
    index('fellowship_interest_by_date').on(table.listedAt, table.id),
    index('fellowship_interest_by_status').on(table.status, table.listedAt, table.id),
    index('fellowship_interest_by_track').on(table.track, table.listedAt, table.id),
    index('fellowship_interest_by_track_and_status').on(table.track, table.status, table.listedAt, table.id),
    index('fellowship_interest_by_score').on(table.score, table.id),
    index('fellowship_interest_by_track_and_score').on(table.track, table.score, table.id),
    index('fellowship_interest_by_statement')
      .on(table.statementId)
      .where(sql`statement_id IS NOT NULL`),
    index('fellowship_interest_decided')
      .on(table.decidedAt)
      .where(sql`decided_at IS NOT NULL`),
    index('fellowship_interest_by_decider')
      .on(table.decidedBy)
      .where(sql`decided_by IS NOT NULL`),
    check('fellowship_interest_status_is_known', sql`status IN ('pending', 'approved', 'rejected')`),
    check('fellowship_interest_decided_have_a_time', sql`(status = 'pending') = (decided_at IS NULL)`),
  ],
)

/** Triggers on `fellowship_interest` maintain this. */
export const fellowshipInterestCounts = sqliteTable(
  'fellowship_interest_counts',
  {
    track: text('track', { enum: fellowshipTracks }).notNull(),
    round: integer('round').notNull(),
    status: text('status', { enum: applicationStatuses }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.track, table.round, table.status] })],
)

export const fellowshipDrafts = sqliteTable(
  'fellowship_drafts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    track: text('track', { enum: fellowshipTracks }),
    details: text('details', { mode: 'json' })
      .$type<Omit<FellowshipDetails, 'track' | 'statementId' | 'statementName'>>()
      .notNull(),
    statementId: text('statement_id').references(() => files.id, { onDelete: 'set null' }),
    statementName: text('statement_name'),
    version: integer('version').notNull(),
    savedAt: integer('saved_at').notNull(),
    /** The deadline about which the reminder was sent. */
    remindedOf: integer('reminded_of'),
  },
  (table) => [
    index('fellowship_drafts_by_track').on(table.track, table.userId),
    index('fellowship_drafts_by_save').on(table.savedAt),
    index('fellowship_drafts_by_statement')
      .on(table.statementId)
      .where(sql`statement_id IS NOT NULL`),
  ],
)

/** One row for each reviewer. After declaring a conflict of interest, a reviewer has no vote on this application. */
export const fellowshipReviews = sqliteTable(
  'fellowship_reviews',
  {
    applicationId: text('application_id')
      .notNull()
      .references(() => fellowshipInterest.id, { onDelete: 'cascade' }),
    reviewerId: text('reviewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    motivation: integer('motivation'),
    fit: integer('fit'),
    feasibility: integer('feasibility'),
    note: text('note').notNull().default(''),
    hasConflict: integer('has_conflict', { mode: 'boolean' }).notNull().default(false),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.reviewerId] }),
    index('fellowship_reviews_by_reviewer').on(table.reviewerId),
  ],
)

export const declarations = [
  declare(fellowshipInterest, {
    notice: {
      group: 'applications',
      what: 'Your application to a fellowship: contact, answers, papers, and the decision',
      why: 'To decide on it, and to reach you',
    },
    retention: expiresAfter(
      {
        since: fellowshipInterest.decidedAt,
        ttlMs: fellowshipLimits.keptDays * dayMs,
        where: sql`decided_at IS NOT NULL`,
        if: '',
      },
      {
        since: fellowshipInterest.listedAt,
        ttlMs: 730 * dayMs,
        where: sql`status = 'pending'`,
        if: 'if it was not decided',
      },
    ),
    search: {
      fellowship_interest_search: {
        tokenizer: 'trigram',
        columns: { name: 'name', email: 'email', organization: 'organization' },
      },
    },
    fileReferences: { statementId: { id: true, changedAt: 'updated_at' } },
    erasure: { email: erasedWithRow },
  }),
  declare(fellowshipInterestCounts, {
    aggregate: {
      source: fellowshipInterest,
      groupBy: {
        track: fellowshipInterest.track,
        round: fellowshipInterest.round,
        status: fellowshipInterest.status,
      },
    },
  }),
  declare(fellowshipDrafts, {
    notice: {
      group: 'applications',
      what: 'An application to a fellowship that you have begun',
      why: 'To let you finish it later',
    },
    retention: expiresAfter({ since: fellowshipDrafts.savedAt, ttlMs: 180 * dayMs }),
    fileReferences: { statementId: { id: true, changedAt: 'saved_at' } },
  }),
  declare(fellowshipReviews, {
    notice: {
      group: 'applications',
      what: 'What you wrote about an application as its reviewer',
      why: 'To decide on the application together',
    },
    retention: neverExpires('staff'),
  }),
]

export const dataExports = [
  exportColumns(fellowshipInterest.decidedBy, [
    fellowshipInterest.id,
    fellowshipInterest.status,
    fellowshipInterest.decidedAt,
    fellowshipInterest.reason,
  ]),
]

const path = '/dashboard/fellowship-applications'

export const adminQueues = queuesByStatus(
  { counts: fellowshipInterestCounts.status, since: fellowshipInterest.listedAt, path },
  {
    pending: {
      name: 'fellowship-applications',
      noun: { one: 'fellowship application to review', many: 'fellowship applications to review' },
      text: 'Applicants hear back within 3–4 weeks of the deadline.',
      targetHours: 28 * 24,
    },
  },
)
