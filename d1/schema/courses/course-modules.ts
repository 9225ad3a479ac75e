import type { LessonHandIn } from '@kere/contracts/courses/course-draft'
import { lessonKinds } from '@kere/contracts/courses/course-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { courses } from './courses.ts'

/**
 * Published modules in the order of `position`, from 0. A module that was removed from the course stays because notes
 * refer to it.
 */
export const modules = sqliteTable(
  'modules',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    duration: text('duration').notNull().default('1 week'),
    removedAt: integer('removed_at'),
  },
  (table) => [
    uniqueIndex('modules_by_course')
      .on(table.courseId, table.position)
      .where(sql`removed_at IS NULL`),
    // Deleting a course looks for its removed modules too, which the index above leaves out.
    index('modules_of_course').on(table.courseId),
  ],
)

export const lessons = sqliteTable(
  'lessons',
  {
    id: text('id').primaryKey(),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    kind: text('kind', { enum: lessonKinds }).notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    isPreview: integer('is_preview', { mode: 'boolean' }).notNull().default(false),
    removedAt: integer('removed_at'),
  },
  (table) => [
    uniqueIndex('lessons_by_module')
      .on(table.moduleId, table.position)
      .where(sql`removed_at IS NULL`),
    index('lessons_of_module').on(table.moduleId),
    check('lessons_duration_is_positive', sql`duration_minutes > 0`),
  ],
)

/** The texts are in a table of their own, because the outline is read far more often. */
export const lessonContents = sqliteTable('lesson_contents', {
  lessonId: text('lesson_id')
    .primaryKey()
    .references(() => lessons.id, { onDelete: 'cascade' }),
  /** Rendered from Markdown and sanitized when it was published. */
  html: text('html').notNull(),
  videoUrl: text('video_url'),
  bring: text('bring', { mode: 'json' }).$type<string[]>().notNull().default([]),
  checklist: text('checklist', { mode: 'json' }).$type<string[]>().notNull().default([]),
  handIn: text('hand_in', { mode: 'json' }).$type<LessonHandIn>(),
  /** The `version` of the draft that it was rendered from. */
  draftVersion: integer('draft_version').notNull(),
})

export const declarations = [
  declare(modules, { retention: neverExpires('staff') }),
  declare(lessons, { retention: neverExpires('staff') }),
  declare(lessonContents, { retention: neverExpires('staff') }),
]

export const dataExports = [
  exportRow(modules.courseId),
  exportRow(lessons.moduleId),
  exportRow(lessonContents.lessonId),
]
