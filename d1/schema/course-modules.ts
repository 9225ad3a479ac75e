import { lessonKinds } from '@kere/contracts/course-options'
import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { unswept } from '../retention-rule.ts'
import { courses } from './courses.ts'

/** In the order of `position`, from 0. */
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
  },
  (table) => [uniqueIndex('modules_by_course').on(table.courseId, table.position)],
)

/** In the order of `position`, from 0. */
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
  },
  (table) => [
    uniqueIndex('lessons_by_module').on(table.moduleId, table.position),
    check('lessons_duration_is_positive', sql`duration_minutes > 0`),
  ],
)

export const retention = [unswept(modules, 'staff'), unswept(lessons, 'staff')]
