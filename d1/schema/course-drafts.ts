import type { CourseDetails, CourseOutline } from '@kere/contracts/course-draft'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { disclosed } from '../disclosure-rule.ts'
import { unswept } from '../retention-rule.ts'
import { courses } from './courses.ts'

/** Every course has one. Publishing copies it to where readers look; an `updatedAt` after the course's means changes. */
export const courseDrafts = sqliteTable('course_drafts', {
  courseId: text('course_id')
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  details: text('details', { mode: 'json' }).$type<CourseDetails>().notNull(),
  outline: text('outline', { mode: 'json' }).$type<CourseOutline>().notNull(),
  /** One more at each save of details or outline: a save names the one it started from. */
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
    videoUrl: text('video_url'),
    bring: text('bring', { mode: 'json' }).$type<string[]>().notNull().default([]),
    checklist: text('checklist', { mode: 'json' }).$type<string[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('lesson_drafts_by_course').on(table.courseId, table.lessonId)],
)

export const fileUses = [
  sql`SELECT substr(details ->> 'coverImage', 8) AS key FROM course_drafts WHERE details ->> 'coverImage' LIKE '/media/%'`,
]

export const retention = [unswept(courseDrafts, 'staff'), unswept(lessonDrafts, 'staff')]

export const disclosures = [disclosed(courseDrafts.courseId), disclosed(lessonDrafts.courseId)]
