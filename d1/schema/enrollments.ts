import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { unswept } from '../retention-rule.ts'
import { courses } from './courses.ts'
import { profiles } from './profiles.ts'

/** One per learner and course, whatever two tabs do at once (S-479, W-04). */
export const enrollments = sqliteTable(
  'enrollments',
  {
    id: text('id').primaryKey(),
    studentId: text('student_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Percent, 0 to 100. */
    progress: integer('progress').notNull().default(0),
    completed: integer('completed', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('enrollments_by_student_course').on(table.studentId, table.courseId),
    index('enrollments_by_course').on(table.courseId, table.createdAt, table.id),
    index('enrollments_by_student').on(table.studentId, table.createdAt, table.id),
    check('enrollments_progress_is_a_percentage', sql`progress BETWEEN 0 AND 100`),
  ],
)

export const retention = [unswept(enrollments, 'account')]
