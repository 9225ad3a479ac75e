import { mentorshipSessionStates, sessionOutcomes } from '@kere/contracts/mentorship/mentorship-session-options'
import { mentorshipSides } from '@kere/contracts/mentorship/mentorship-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { mentorshipRequests } from './mentorship.ts'

export const mentorshipSessions = sqliteTable(
  'mentorship_sessions',
  {
    id: text('id').primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => mentorshipRequests.id, { onDelete: 'cascade' }),
    studentId: text('student_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    mentorId: text('mentor_id').references(() => profiles.id, { onDelete: 'set null' }),
    state: text('state', { enum: mentorshipSessionStates }).notNull(),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    /** The moment until which an unconfirmed session reserves its slot. */
    heldUntil: integer('held_until'),
    /** The outcome that each side has reported; `state` follows from both. */
    learnerOutcome: text('learner_outcome', { enum: sessionOutcomes }),
    mentorOutcome: text('mentor_outcome', { enum: sessionOutcomes }),
    cancellingSide: text('cancelling_side', { enum: mentorshipSides }),
    /** Raised each time the session is moved, for calendars (RFC 5545). */
    sequence: integer('sequence').notNull().default(0),
    dayRemindedAt: integer('day_reminded_at'),
    hourRemindedAt: integer('hour_reminded_at'),
    learnerNote: text('learner_note'),
    isLearnerNoteShared: integer('is_learner_note_shared', { mode: 'boolean' }).notNull().default(true),
    mentorNote: text('mentor_note'),
    isMentorNoteShared: integer('is_mentor_note_shared', { mode: 'boolean' }).notNull().default(true),
    lastChange: text('last_change').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    // A slot can have only one active booking.
    uniqueIndex('mentorship_sessions_one_per_slot')
      .on(table.mentorId, table.startsAt)
      .where(sql`state IN ('held', 'confirmed')`),
    uniqueIndex('mentorship_sessions_one_per_learner')
      .on(table.studentId, table.startsAt)
      .where(sql`state IN ('held', 'confirmed')`),
    index('mentorship_sessions_by_request').on(table.requestId, table.startsAt),
    index('mentorship_sessions_by_student').on(table.studentId, table.startsAt),
    index('mentorship_sessions_by_mentor').on(table.mentorId, table.startsAt),
    index('mentorship_sessions_to_come')
      .on(table.startsAt)
      .where(sql`state IN ('held', 'confirmed')`),
    index('mentorship_sessions_held')
      .on(table.heldUntil)
      .where(sql`state = 'held'`),
    check('mentorship_sessions_state_is_known', sql`state IN ('held', 'confirmed', 'cancelled', 'happened', 'missed')`),
  ],
)

export const mentorshipGoals = sqliteTable(
  'mentorship_goals',
  {
    id: text('id').primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => mentorshipRequests.id, { onDelete: 'cascade' }),
    studentId: text('student_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    doneAt: integer('done_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('mentorship_goals_by_request').on(table.requestId, table.createdAt, table.id),
    index('mentorship_goals_by_student').on(table.studentId),
  ],
)

export const declarations = [
  declare(mentorshipSessions, {
    notice: {
      group: 'mentorship',
      what: 'Sessions with your mentor: when, where and what came of them',
      why: 'To meet, and to follow up',
    },
    retention: neverExpires('account'),
  }),
  declare(mentorshipGoals, {
    notice: { group: 'mentorship', what: 'Goals that you set yourself with your mentor', why: 'To work on them' },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [
  // The learner's export leaves out the mentor's notes.
  exportColumns(mentorshipSessions.studentId, [
    mentorshipSessions.id,
    mentorshipSessions.requestId,
    mentorshipSessions.state,
    mentorshipSessions.startsAt,
    mentorshipSessions.endsAt,
    mentorshipSessions.learnerOutcome,
    mentorshipSessions.learnerNote,
    mentorshipSessions.createdAt,
    mentorshipSessions.updatedAt,
  ]),
  exportColumns(mentorshipSessions.mentorId, [
    mentorshipSessions.id,
    mentorshipSessions.state,
    mentorshipSessions.startsAt,
    mentorshipSessions.endsAt,
    mentorshipSessions.mentorOutcome,
    mentorshipSessions.mentorNote,
  ]),
]
