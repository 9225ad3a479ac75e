import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import type { CourseDetails, CourseOutline, LessonHandIn } from '@kere/contracts/courses/course-draft'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { courses } from './courses.ts'

/**
 * Every course has one draft. Publishing copies it into the tables that readers see. If its `updatedAt` is later than
 * the course's, the draft has changes.
 */
export const courseDrafts = sqliteTable('course_drafts', {
  courseId: text('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  details: text('details', { mode: 'json' }).$type<CourseDetails>().notNull(),
  outline: text('outline', { mode: 'json' }).$type<CourseOutline>().notNull(),
  /** Each save of the details or the outline raises the version, and names the version from which it started. */
  version: integer('version').notNull().default(1),
  updatedAt: integer('updated_at').notNull(),
})

export const lessonDrafts = sqliteTable(
  'lesson_drafts',
  {
    lessonId: text('lesson_id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Markdown. */
    body: text('body').notNull().default(''),
    /** The number of words, counted at each save. Null if they were not counted yet. */
    words: integer('words'),
    readingMinutes: integer('reading_minutes'),
    videoUrl: text('video_url'),
    bring: text('bring', { mode: 'json' }).$type<string[]>().notNull().default([]),
    checklist: text('checklist', { mode: 'json' }).$type<string[]>().notNull().default([]),
    checks: text('checks', { mode: 'json' }).$type<DraftCheck[]>().notNull().default([]),
    /** The first thing that one of them lacks. */
    checksLack: text('checks_lack'),
    handIn: text('hand_in', { mode: 'json' }).$type<LessonHandIn>(),
    version: integer('version').notNull().default(1),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('lesson_drafts_by_course').on(table.courseId, table.lessonId)],
)

export const declarations = [
  declare(courseDrafts, {
    retention: neverExpires('staff'),
    fileReferences: { details: { path: "details ->> 'coverImage'", changedAt: 'updated_at' } },
  }),
  declare(lessonDrafts, { retention: neverExpires('staff'), translated: { kind: 'lesson', id: 'lesson_id' } }),
]

export const dataExports = [exportRow(courseDrafts.courseId), exportRow(lessonDrafts.courseId)]
