import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { hourMs, expiresAfter } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'

/** Stores the enrollments that a decision has ended, with their lessons, as long as the decision can be undone. */
export const endedEnrollments = sqliteTable(
  'ended_places',
  {
    enrollmentId: text('enrollment_id').notNull(),
    lessonId: text('lesson_id').notNull().default(''),
    studentId: text('student_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    snapshot: text('place').notNull(),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrollmentId, table.lessonId] }),
    index('ended_places_by_student').on(table.studentId),
    index('ended_places_by_age').on(table.endedAt),
  ],
)

export const declarations = [
  declare(endedEnrollments, {
    notice: {
      group: 'learning',
      what: 'That your place in a course has just ended',
      why: 'To close what you still had open',
    },
    retention: expiresAfter({ since: endedEnrollments.endedAt, ttlMs: hourMs }),
  }),
]
