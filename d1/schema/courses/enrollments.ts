import type { EnrollmentStatus } from '@kere/contracts/courses/enrollment-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import { weekInIndia } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { lessons } from './course-modules.ts'
import { courses } from './courses.ts'
import { profiles } from '../accounts/profiles.ts'

/** The status is SQL because an index on an expression matches only the identical expression. */
export const enrollmentStatus = sql<EnrollmentStatus>`CASE WHEN "completed" THEN 'completed' WHEN "progress" > 0 THEN 'in_progress' ELSE 'not_started' END`

/** One enrollment per learner and course, which the unique index ensures (S-479, W-04). */
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
    /**
     * Percent of the lessons done, 0 to 100: at least 1 once the course is begun, and 100 only when it is completed
     * (C-61).
     */
    progress: integer('progress').notNull().default(0),
    completed: integer('completed', { mode: 'boolean' }).notNull().default(false),
    completedAt: integer('completed_at'),
    lastLessonId: text('last_lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    lastOpenedAt: integer('last_opened_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('enrollments_by_student_course').on(table.studentId, table.courseId),
    index('enrollments_by_course').on(table.courseId, table.createdAt, table.id),
    index('enrollments_by_course_status').on(table.courseId, enrollmentStatus, table.createdAt, table.id),
    index('enrollments_by_student').on(table.studentId, table.createdAt, table.id),
    // These two list the learners who have not finished, silent longest first: of a course, and of the lesson where they stopped.
    index('enrollments_learning_by_activity')
      .on(table.courseId, table.updatedAt, table.id)
      .where(sql`completed = 0`),
    index('enrollments_learning_by_lesson')
      .on(table.courseId, table.lastLessonId, table.updatedAt, table.id)
      .where(sql`completed = 0`),
    // Deleting a lesson needs this index to find the learners who opened it last.
    index('enrollments_by_last_lesson')
      .on(table.lastLessonId)
      .where(sql`last_lesson_id IS NOT NULL`),
    check('enrollments_progress_is_a_percentage', sql`progress BETWEEN 0 AND 100`),
  ],
)

export const lessonProgress = sqliteTable(
  'lesson_progress',
  {
    enrollmentId: text('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** The API writes the first opening; lessons that were opened before it did so have none. */
    openedAt: integer('opened_at'),
    doneAt: integer('done_at'),
    checked: text('checked', { mode: 'json' }).$type<number[]>().notNull().default([]),
    /** Only the learner sees the note. */
    note: text('note').notNull().default(''),
    noteVersion: integer('note_version').notNull().default(0),
    noteSavedAt: integer('note_saved_at'),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrollmentId, table.lessonId] }),
    index('lesson_progress_by_lesson').on(table.lessonId, table.enrollmentId),
    index('lesson_progress_done_by_lesson')
      .on(table.lessonId, table.enrollmentId)
      .where(sql`done_at IS NOT NULL`),
    index('lesson_progress_with_note')
      .on(table.enrollmentId, table.noteSavedAt, table.lessonId)
      .where(sql`note <> ''`),
  ],
)

/** Counts the enrollments of each week. Triggers on `enrollments` maintain this and the next two tables. */
export const enrollmentWeekCounts = sqliteTable('enrollment_week_counts', {
  week: text('week').primaryKey(),
  count: integer('count').notNull(),
})

export const courseEnrollmentWeekCounts = sqliteTable(
  'course_enrollment_week_counts',
  {
    courseId: text('course_id').notNull(),
    week: text('week').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.week] })],
)

export const courseCompletionWeekCounts = sqliteTable(
  'course_completion_week_counts',
  {
    courseId: text('course_id').notNull(),
    week: text('week').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.week] })],
)

export const declarations = [
  declare(enrollments, {
    notice: {
      group: 'learning',
      what: 'Courses you joined, your progress, notes, and when you were last active',
      why: 'To let you go on where you stopped, and to let the educator help',
    },
    retention: neverExpires('account'),
    webhookEvents: {
      'enrollment.created': { at: 'created_at', data: { id: 'id', courseId: 'course_id' } },
      'enrollment.completed': {
        is: 'completed_at IS NOT NULL',
        at: 'completed_at',
        data: { id: 'id', courseId: 'course_id' },
      },
    },
  }),
  declare(lessonProgress, { retention: neverExpires('account') }),
  declare(enrollmentWeekCounts, { aggregate: { source: enrollments, groupBy: { week: weekInIndia('created_at') } } }),
  declare(courseEnrollmentWeekCounts, {
    aggregate: {
      source: enrollments,
      groupBy: { courseId: enrollments.courseId, week: weekInIndia('created_at') },
    },
  }),
  declare(courseCompletionWeekCounts, {
    aggregate: {
      source: enrollments,
      where: sql`completed_at IS NOT NULL`,
      groupBy: { courseId: enrollments.courseId, week: weekInIndia('completed_at') },
    },
  }),
]

export const dataExports = [exportRow(lessonProgress.enrollmentId)]

export const adminRecords = [
  adminRecord(enrollments, {
    name: 'enrollments',
    label: 'Enrollments',
    owners: [enrollments.studentId],
    title: sql`(SELECT ${courses.title} FROM ${courses} WHERE ${courses.id} = ${enrollments.courseId})`,
    note: sql`CASE WHEN completed THEN 'completed' ELSE progress || '% done' END`,
    at: enrollments.createdAt,
  }),
]
