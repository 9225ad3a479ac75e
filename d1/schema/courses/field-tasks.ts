import type { HandInKind, HandInState } from '@kere/contracts/courses/field-tasks-options'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { files } from '../base/files.ts'
import { lessons } from './course-modules.ts'
import { enrollments } from './enrollments.ts'

/**
 * Each row is one hand-in. One that waits is replaced in place under a new id, so that nobody answers what they have not
 * read; an answered one stays with its answer. They end with the place in the course, as progress and notes do.
 */
export const fieldHandIns = sqliteTable(
  'field_hand_ins',
  {
    id: text('id').primaryKey(),
    enrollmentId: text('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    learnerId: text('student_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** The educator of the course, for the index of their queue. Admins see the queue of nobody. */
    educatorId: text('educator_id').references(() => profiles.id, { onDelete: 'set null' }),
    kind: text('kind').$type<HandInKind>().notNull(),
    note: text('note').notNull(),
    number: text('number').notNull(),
    unit: text('unit').notNull(),
    fileId: text('file_id').references(() => files.id, { onDelete: 'set null' }),
    fileText: text('file_text').notNull(),
    state: text('state').$type<HandInState | 'withdrawn'>().notNull(),
    createdAt: integer('created_at').notNull(),
    reply: text('reply'),
    answeredBy: text('answered_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** The moment when it was answered or taken back. */
    settledAt: integer('settled_at'),
    inPortfolioAt: integer('in_portfolio_at'),
    lastChange: text('last_change'),
  },
  (table) => [
    uniqueIndex('field_hand_ins_open')
      .on(table.learnerId, table.lessonId)
      .where(sql`state IN ('waiting', 'accepted')`),
    index('field_hand_ins_by_learner').on(table.learnerId, table.lessonId, table.createdAt, table.id),
    index('field_hand_ins_by_educator').on(table.educatorId, table.createdAt, table.id),
    index('field_hand_ins_by_educator_state').on(table.educatorId, table.state, table.createdAt, table.id),
    index('field_hand_ins_by_answerer')
      .on(table.answeredBy)
      .where(sql`answered_by IS NOT NULL`),
    index('field_hand_ins_by_enrollment').on(table.enrollmentId),
    index('field_hand_ins_by_lesson').on(table.lessonId),
    index('field_hand_ins_by_file')
      .on(table.fileId)
      .where(sql`file_id IS NOT NULL`),
    index('field_hand_ins_withdrawn')
      .on(table.settledAt)
      .where(sql`state = 'withdrawn'`),
  ],
)

export const declarations = [
  declare(fieldHandIns, {
    notice: {
      group: 'learning',
      what: 'Photos, places and answers that you handed in for field tasks',
      why: 'To let your educator answer them',
    },
    // A learner has few others for a lesson, and they end with their place in the course.
    retention: expiresAfter({ since: fieldHandIns.settledAt, ttlMs: dayMs, where: sql`state = 'withdrawn'`, if: '' }),
    fileReferences: { fileId: { id: true, changedAt: 'created_at' } },
  }),
]

export const dataExports = [
  // The queue holds what others wrote.
  exportColumns(fieldHandIns.educatorId, []),
  exportColumns(fieldHandIns.answeredBy, [fieldHandIns.lessonId, fieldHandIns.reply, fieldHandIns.settledAt]),
]
