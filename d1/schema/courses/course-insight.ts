import { type Pace, silenceValues } from '@kere/contracts/courses/course-insight-options'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { adminRecord } from '../../declarations/admin-records.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { lessons } from './course-modules.ts'
import { courses } from './courses.ts'
import { enrollments, lessonProgress } from './enrollments.ts'
import { lessonQuestions } from './lesson-questions.ts'

/** The step `done` has no opening before it, so the time between is unknown. */
type LessonStep = 'opened' | 'done' | Pace

const hourMs = 3_600_000

const step = sql.raw(`CASE WHEN done_at IS NULL THEN 'opened' WHEN opened_at IS NULL OR done_at < opened_at THEN 'done'
  WHEN done_at - opened_at < ${hourMs} THEN 'hour' WHEN done_at - opened_at < ${24 * hourMs} THEN 'day'
  WHEN done_at - opened_at < ${7 * 24 * hourMs} THEN 'week' ELSE 'longer' END`)

/** This table counts how many learners are how far in each lesson; a learner who has done a lesson counts as having opened it too. */
export const lessonStepCounts = sqliteTable(
  'lesson_step_counts',
  {
    lessonId: text('lesson_id').notNull(),
    step: text('step').$type<LessonStep>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.step] })],
)

/** This table counts the learners who have not finished by the lesson that they opened last; the id is empty for none. */
export const courseStopCounts = sqliteTable(
  'course_stop_counts',
  {
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.lessonId] }),
    // The educator's home reads only the lesson where most learners stopped.
    index('course_stop_counts_by_count').on(table.courseId, table.count, table.lessonId),
  ],
)

/** This table counts the learners who have not finished by the day in India on which they were last active. */
export const courseActivityCounts = sqliteTable(
  'course_activity_counts',
  {
    courseId: text('course_id').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.day] })],
)

export const lessonQuestionCounts = sqliteTable('lesson_question_counts', {
  lessonId: text('lesson_id').primaryKey(),
  count: integer('count').notNull(),
})

/** A message to learners who have not finished. The group is fixed at the moment of sending. */
export const courseMessages = sqliteTable(
  'course_messages',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /**
     * Null if the group is not limited to a lesson. Deleting a lesson deletes its messages, which would otherwise go
     * to everybody.
     */
    lessonId: text('lesson_id').references(() => lessons.id, { onDelete: 'cascade' }),
    silence: text('silence', { enum: silenceValues }),
    /** The members of the group were last active at `activeFrom` or later, and before `activeBefore`. */
    activeFrom: integer('active_from').notNull(),
    activeBefore: integer('active_before').notNull(),
    sentAt: integer('sent_at').notNull(),
    recipientsCount: integer('recipients_count').notNull().default(0),
    /** Recipients who were active again within a week. It is null for a message from before this was counted. */
    returnedCount: integer('returned_count'),
    /** These two are the last activity and the enrollment of the learner who was written to last; the second is null once all are. */
    writtenAt: integer('written_at').notNull().default(0),
    writtenUntil: text('written_until'),
  },
  (table) => [
    index('course_messages_by_course').on(table.courseId, table.sentAt, table.id),
    index('course_messages_by_author').on(table.authorId, table.sentAt),
    // Deleting a lesson needs this index.
    index('course_messages_by_lesson')
      .on(table.lessonId)
      .where(sql`lesson_id IS NOT NULL`),
    index('course_messages_unfinished')
      .on(table.sentAt)
      .where(sql`written_until IS NOT NULL`),
  ],
)

const retention = neverExpires('aggregate')
const isLearning = sql`completed = 0`

export const declarations = [
  declare(lessonStepCounts, {
    retention,
    aggregate: { source: lessonProgress, groupBy: { lessonId: lessonProgress.lessonId, step } },
  }),
  declare(courseStopCounts, {
    retention,
    aggregate: {
      source: enrollments,
      where: isLearning,
      groupBy: { courseId: enrollments.courseId, lessonId: sql`coalesce("last_lesson_id", '')` },
    },
  }),
  declare(courseActivityCounts, {
    retention,
    aggregate: {
      source: enrollments,
      where: isLearning,
      groupBy: {
        courseId: enrollments.courseId,
        day: sql.raw(`date("updated_at" / 1000 + 19800, 'unixepoch')`),
      },
    },
  }),
  declare(lessonQuestionCounts, {
    retention,
    aggregate: {
      source: lessonQuestions,
      where: sql`hidden_at IS NULL`,
      groupBy: { lessonId: lessonQuestions.lessonId },
    },
  }),
  declare(courseMessages, {
    notice: {
      group: 'messages',
      what: 'Messages that you sent to the learners of your course',
      why: 'To deliver them, and to let learners read them again',
    },
    retention: neverExpires('staff'),
    counterCaches: { recipientsCount: null, returnedCount: null },
  }),
]

export const adminRecords = [
  adminRecord(courseMessages, {
    name: 'course-messages',
    label: 'Messages to learners',
    owners: [courseMessages.authorId],
    title: courseMessages.subject,
    at: courseMessages.sentAt,
    path: sql`'/dashboard/courses/' || ${courseMessages.courseId} || '/insight'`,
  }),
]
