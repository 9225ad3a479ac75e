import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { hourMs, swept } from '../retention-rule.ts'
import { profiles } from './profiles.ts'

/** Enrollments that a decision has ended, with their lessons, for as long as the decision may be undone. */
export const endedPlaces = sqliteTable(
  'ended_places',
  {
    enrollmentId: text('enrollment_id').notNull(),
    lessonId: text('lesson_id').notNull().default(''),
    studentId: text('student_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    place: text('place').notNull(),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrollmentId, table.lessonId] }),
    index('ended_places_by_student').on(table.studentId),
    index('ended_places_by_age').on(table.endedAt),
  ],
)

export const retention = [swept(endedPlaces, { by: endedPlaces.endedAt, keptMs: hourMs })]
