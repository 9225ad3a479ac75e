import {
  mentorshipAreas,
  mentorshipLevels,
  mentorshipLimits,
  mentorshipPurposes,
  mentorshipStatuses,
  mentorshipSteps,
} from '@kere/contracts/mentorship/mentorship-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AdminQueue } from '../../declarations/admin-queues.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

/** S-486. Triggers maintain `mentorship_search` and the counts. */
export const mentorshipRequests = sqliteTable(
  'mentorship_requests',
  {
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    studentId: text('student_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Null until a mentor is assigned. When the mentor is erased, the request waits to be assigned again. */
    mentorId: text('mentor_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The educator for whom the learner asked; an admin assigns them or another one. */
    wishedMentorId: text('wished_mentor_id').references(() => profiles.id, { onDelete: 'set null' }),
    area: text('area', { enum: mentorshipAreas }).notNull(),
    level: text('level', { enum: mentorshipLevels }).notNull(),
    purpose: text('purpose', { enum: mentorshipPurposes }).notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: mentorshipStatuses }).notNull().default('pending'),
    rejectionReason: text('rejection_reason'),
    assignedAt: integer('assigned_at'),
    /** When the mentor was reminded of this assignment (W-20). */
    remindedAt: integer('reminded_at'),
    escalatedAt: integer('escalated_at'),
    answeredAt: integer('answered_at'),
    closedAt: integer('closed_at'),
    /** Set by the mentor, even if the learner completed it first. */
    mentorCompletedAt: integer('mentor_completed_at'),
    /** The number of sessions that both sides say took place. Triggers on `mentorship_sessions` maintain it. */
    sharedSessionsCount: integer('shared_sessions_count').notNull().default(0),
    learnerFeedback: text('learner_feedback'),
    mentorFeedback: text('mentor_feedback'),
    /**
     * The id of the row's latest change. Other statements of the same batch compare it to tell whether that change took
     * effect.
     */
    lastChange: text('last_change').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    // S-198: of two simultaneous requests only one is stored.
    uniqueIndex('mentorship_requests_one_per_area')
      .on(table.studentId, table.area)
      .where(sql`status = 'pending'`),
    index('mentorship_requests_by_student').on(table.studentId, table.createdAt, table.id),
    index('mentorship_requests_by_student_status').on(table.studentId, table.status, table.createdAt, table.id),
    index('mentorship_requests_by_mentor').on(table.mentorId, table.createdAt, table.id),
    index('mentorship_requests_by_mentor_status').on(table.mentorId, table.status, table.createdAt, table.id),
    index('mentorship_requests_by_mentor_status_area').on(
      table.mentorId,
      table.status,
      table.area,
      table.createdAt,
      table.id,
    ),
    index('mentorship_requests_by_wished_mentor').on(table.wishedMentorId),
    index('mentorship_requests_by_date').on(table.createdAt, table.id),
    index('mentorship_requests_by_area').on(table.area, table.createdAt, table.id),
    index('mentorship_requests_by_status').on(table.status, table.createdAt, table.id),
    index('mentorship_requests_unassigned')
      .on(table.createdAt, table.id)
      .where(sql`status = 'pending' AND mentor_id IS NULL`),
    index('mentorship_requests_asked')
      .on(table.assignedAt)
      .where(sql`status = 'pending' AND mentor_id IS NOT NULL`),
    index('mentorship_requests_escalated')
      .on(table.assignedAt)
      .where(sql`status = 'pending' AND mentor_id IS NOT NULL AND escalated_at IS NOT NULL`),
    index('mentorship_requests_answered')
      .on(table.mentorId, table.answeredAt)
      .where(sql`answered_at IS NOT NULL`),
    check(
      'mentorship_requests_status_is_known',
      sql`status IN ('pending', 'accepted', 'rejected', 'cancelled', 'completed')`,
    ),
    check('mentorship_requests_nobody_mentors_themselves', sql`mentor_id IS NULL OR mentor_id <> student_id`),
  ],
)

export const mentorshipRequestCounts = countsOf('mentorship_request_counts', 'status', mentorshipStatuses)

/** Counts the requests of each mentor by state, so that their home and lists do not count requests. */
export const mentorRequestCounts = sqliteTable(
  'mentor_request_counts',
  {
    mentorId: text('mentor_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    status: text('status', { enum: mentorshipStatuses }).notNull(),
    area: text('area', { enum: mentorshipAreas }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mentorId, table.status, table.area] })],
)

/**
 * Counts the requests that an admin has to look at: those without a mentor, and those that their mentor left
 * unanswered.
 */
export const mentorshipQueueCounts = countsOf('mentorship_queue_counts', 'queue', ['unassigned', 'unanswered'])

/** The timeline of a request: one row for each step. */
export const mentorshipRequestSteps = sqliteTable(
  'mentorship_steps',
  {
    id: text('id').primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => mentorshipRequests.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mentorshipSteps }).notNull(),
    at: integer('at').notNull(),
    /** Null if scheduled work did it. */
    actorId: text('actor_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** The mentor whom this step concerns. */
    mentorId: text('mentor_id').references(() => profiles.id, { onDelete: 'set null' }),
    /** Set only for a step about a session. */
    startsAt: integer('starts_at'),
  },
  (table) => [
    index('mentorship_steps_by_request').on(table.requestId, table.at, table.id),
    index('mentorship_steps_by_actor').on(table.actorId),
    index('mentorship_steps_by_mentor').on(table.mentorId),
  ],
)

export const declarations = [
  declare(mentorshipRequests, {
    notice: {
      group: 'mentorship',
      what: 'Your requests for a mentor, your message and the decision',
      why: 'To find a mentor for you',
    },
    retention: neverExpires('account'),
    counterCaches: {
      sharedSessionsCount: {
        source: 'mentorship_sessions',
        foreignKey: 'request_id',
        where: `learner_outcome = 'happened' AND mentor_outcome = 'happened'`,
      },
    },
    search: {
      mentorship_search: {
        tokenizer: 'trigram',
        joins: { profiles: 'student_id' },
        columns: {
          learner: `trim(profiles.first_name || ' ' || profiles.last_name)`,
          message: 'mentorship_requests.message',
        },
      },
    },
  }),
  declare(mentorshipRequestCounts, {
    aggregate: { source: mentorshipRequests, groupBy: { status: mentorshipRequests.status } },
  }),
  declare(mentorRequestCounts, {
    notice: { group: 'mentorship', what: 'How many requests wait for you as a mentor', why: 'To show who has room' },
    aggregate: {
      source: mentorshipRequests,
      where: sql`mentor_id IS NOT NULL`,
      groupBy: {
        mentorId: mentorshipRequests.mentorId,
        status: mentorshipRequests.status,
        area: mentorshipRequests.area,
      },
    },
  }),
  declare(mentorshipQueueCounts, {
    aggregate: {
      source: mentorshipRequests,
      where: sql`status = 'pending' AND (mentor_id IS NULL OR escalated_at IS NOT NULL)`,
      groupBy: { queue: sql`iif(mentor_id IS NULL, 'unassigned', 'unanswered')` },
    },
  }),
  declare(mentorshipRequestSteps, {
    notice: {
      group: 'mentorship',
      what: 'What happened to a request, and who did it',
      why: 'To show both sides where it stands',
    },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [
  // The learner's export leaves out what the mentor told only the admins.
  exportColumns(mentorshipRequests.studentId, [
    mentorshipRequests.id,
    mentorshipRequests.area,
    mentorshipRequests.level,
    mentorshipRequests.purpose,
    mentorshipRequests.message,
    mentorshipRequests.status,
    mentorshipRequests.rejectionReason,
    mentorshipRequests.assignedAt,
    mentorshipRequests.answeredAt,
    mentorshipRequests.closedAt,
    mentorshipRequests.learnerFeedback,
    mentorshipRequests.createdAt,
    mentorshipRequests.updatedAt,
  ]),
  exportColumns(mentorshipRequests.mentorId, [
    mentorshipRequests.id,
    mentorshipRequests.area,
    mentorshipRequests.status,
    mentorshipRequests.assignedAt,
    mentorshipRequests.answeredAt,
    mentorshipRequests.rejectionReason,
    mentorshipRequests.mentorFeedback,
  ]),
  exportColumns(mentorshipRequests.wishedMentorId, [mentorshipRequests.area, mentorshipRequests.createdAt]),
  exportColumns(mentorshipRequestSteps.actorId, [
    mentorshipRequestSteps.requestId,
    mentorshipRequestSteps.kind,
    mentorshipRequestSteps.at,
  ]),
  exportColumns(mentorshipRequestSteps.mentorId, [
    mentorshipRequestSteps.requestId,
    mentorshipRequestSteps.kind,
    mentorshipRequestSteps.at,
  ]),
]

export const adminRecords = [
  adminRecord(mentorshipRequests, {
    name: 'mentorship-requests',
    label: 'Mentorship requests',
    owners: [mentorshipRequests.studentId],
    title: sql`replace(${mentorshipRequests.area}, '_', ' ')`,
    note: mentorshipRequests.status,
    at: mentorshipRequests.createdAt,
    path: sql`'/dashboard/mentorship-requests?request=' || ${mentorshipRequests.id}`,
  }),
]

export const adminQueues: readonly AdminQueue[] = [
  {
    name: 'unassigned-mentorship-requests',
    noun: { one: 'mentorship request without a mentor', many: 'mentorship requests without a mentor' },
    text: 'Assign an educator, or say why nobody can help.',
    path: '/dashboard/mentorship-requests?mentor=none&sort=oldest',
    isUrgent: true,
    targetHours: 5 * 24,
    count: sql`SELECT count FROM mentorship_queue_counts WHERE queue = 'unassigned'`,
    oldest: sql`SELECT min(created_at) FROM mentorship_requests WHERE status = 'pending' AND mentor_id IS NULL`,
  },
  {
    name: 'unanswered-mentorship-requests',
    noun: { one: 'mentorship request unanswered for a week', many: 'mentorship requests unanswered for a week' },
    text: `Ask the educator, or assign somebody else. After ${mentorshipLimits.returnDays} days the request comes back by itself.`,
    path: '/dashboard/mentorship-requests?sort=oldest',
    isUrgent: false,
    targetHours: mentorshipLimits.returnDays * 24,
    count: sql`SELECT count FROM mentorship_queue_counts WHERE queue = 'unanswered'`,
    // Without INDEXED BY, SQLite would walk through all pending requests.
    oldest: sql`SELECT min(assigned_at) FROM mentorship_requests INDEXED BY mentorship_requests_escalated
      WHERE status = 'pending' AND mentor_id IS NOT NULL AND escalated_at IS NOT NULL`,
  },
]
