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

/** One per learner and course, by the unique index (S-479, W-04). */
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
    /** Percent, 0 to 100: the share of the lessons done, at least 1 once begun, 100 only when completed (C-61). */
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
    // The foreign key needs it: deleting a lesson looks for learners who opened it last.
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
    doneAt: integer('done_at'),
    checked: text('checked', { mode: 'json' }).$type<number[]>().notNull().default([]),
    /** Others never see it. */
    note: text('note').notNull().default(''),
    noteVersion: integer('note_version').notNull().default(0),
    noteSavedAt: integer('note_saved_at'),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrollmentId, table.lessonId] }),
    index('lesson_progress_by_lesson').on(table.lessonId),
    index('lesson_progress_with_note')
      .on(table.enrollmentId, table.noteSavedAt, table.lessonId)
      .where(sql`note <> ''`),
  ],
)

/** Counts each week of enrollments. Triggers on `enrollments` maintain this and the two below. */
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
  declare(enrollments, { retention: neverExpires('account') }),
  declare(lessonProgress, { retention: neverExpires('account') }),
  declare(enrollmentWeekCounts, {
    retention: neverExpires('aggregate'),
    aggregate: { source: enrollments, groupBy: { week: weekInIndia('created_at') } },
  }),
  declare(courseEnrollmentWeekCounts, {
    retention: neverExpires('aggregate'),
    aggregate: {
      source: enrollments,
      groupBy: { courseId: enrollments.courseId, week: weekInIndia('created_at') },
    },
  }),
  declare(courseCompletionWeekCounts, {
    retention: neverExpires('aggregate'),
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
