import type { CheckKind, CheckOption } from '@kere/contracts/courses/lesson-checks-options'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { lessons } from './course-modules.ts'

/**
 * The part of a published check that a learner may see before they answer. A removed check is kept if somebody has
 * answered it.
 */
export const lessonChecks = sqliteTable(
  'lesson_checks',
  {
    /** The id is made of the lesson's and of the check's key in the draft, so that nobody can name a check of another lesson. */
    id: text('id').primaryKey(),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<CheckKind>().notNull(),
    question: text('question').notNull(),
    /** The options in alphabetical order, because the order in which they were written may be the answer. */
    options: text('options', { mode: 'json' }).$type<string[]>().notNull(),
    unit: text('unit').notNull().default(''),
    counts: integer('counts', { mode: 'boolean' }).notNull().default(false),
    removedAt: integer('removed_at'),
  },
  (table) => [
    index('lesson_checks_by_lesson').on(table.lessonId, table.position),
    index('lesson_checks_that_count')
      .on(table.lessonId)
      .where(sql`counts = 1 AND removed_at IS NULL`),
  ],
)

/** The key of a check. It has a table of its own, which only the judging of an answer reads. */
export const lessonCheckKeys = sqliteTable('lesson_check_keys', {
  checkId: text('check_id')
    .primaryKey()
    .references(() => lessonChecks.id, { onDelete: 'cascade' }),
  options: text('options', { mode: 'json' }).$type<CheckOption[]>().notNull(),
  explanation: text('explanation').notNull().default(''),
})

/** Each try holds everything that its learner was told, so that it stays true after the check has changed. */
export const lessonCheckTries = sqliteTable(
  'lesson_check_tries',
  {
    id: text('id').primaryKey(),
    checkId: text('check_id')
      .notNull()
      .references(() => lessonChecks.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer', { mode: 'json' }).$type<string[]>().notNull(),
    isRight: integer('is_right', { mode: 'boolean' }).notNull(),
    feedback: text('remarks', { mode: 'json' }).$type<{ answer: string; text: string }[]>().notNull(),
    solution: text('solution', { mode: 'json' }).$type<{ answer: string[]; text: string }>(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('lesson_check_tries_by_user').on(table.userId, table.checkId, table.createdAt, table.id),
    index('lesson_check_tries_by_check').on(table.checkId),
  ],
)

export const declarations = [
  declare(lessonChecks, { retention: neverExpires('staff') }),
  declare(lessonCheckKeys, { retention: neverExpires('staff') }),
  declare(lessonCheckTries, {
    notice: {
      group: 'learning',
      what: 'Your answers to the checks of lessons',
      why: 'To show you and your educator what is understood',
    },
    retention: neverExpires('account'),
  }),
]

export const dataExports = [exportRow(lessonChecks.lessonId), exportRow(lessonCheckKeys.checkId)]
