import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { enrollments } from './enrollments.ts'
import { lessonChecks } from './lesson-checks.ts'

/**
 * The first answer of a learner to the question that a check asked them last. Triggers write it when a try is stored,
 * because the oldest of many tries are deleted. It ends with the enrollment, so that a number and its list agree.
 */
export const lessonCheckFirstTries = sqliteTable(
  'lesson_check_first_tries',
  {
    enrollmentId: text('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    checkId: text('check_id')
      .notNull()
      .references(() => lessonChecks.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    /** JSON. Equal answers are equal texts: several options are sorted, and words are in small letters. */
    answer: text('answer').notNull(),
    /** The number is 1 if the answer was right. The list of learners is ordered by it. */
    isRight: integer('is_right').notNull(),
    /** The share, in tenths, of the learner's other first tries in the course that were right; null if there is none. */
    restScore: integer('rest_score'),
  },
  (table) => [
    primaryKey({ columns: [table.enrollmentId, table.checkId] }),
    index('lesson_check_first_tries_by_check').on(table.checkId, table.question, table.isRight, table.enrollmentId),
  ],
)

/** This table counts the first tries at each question of a check; a rest score of -1 stands for none. */
export const firstTryCounts = sqliteTable(
  'first_try_counts',
  {
    checkId: text('check_id').notNull(),
    question: text('question').notNull(),
    isRight: integer('is_right').notNull(),
    restScore: integer('rest_score').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.question, table.isRight, table.restScore] })],
)

/** This table counts the wrong first answers. A trigger deletes an answer that nobody has given any more. */
export const firstMistakeCounts = sqliteTable(
  'first_mistake_counts',
  {
    checkId: text('check_id').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.checkId, table.question, table.answer] }),
    index('first_mistake_counts_by_count').on(table.checkId, table.question, table.count, table.answer),
  ],
)

const { checkId, question, isRight, answer } = lessonCheckFirstTries

export const declarations = [
  declare(lessonCheckFirstTries, { retention: neverExpires('account') }),
  declare(firstTryCounts, {
    aggregate: {
      source: lessonCheckFirstTries,
      groupBy: { checkId, question, isRight, restScore: sql`coalesce("rest_score", -1)` },
    },
  }),
  declare(firstMistakeCounts, {
    aggregate: { source: lessonCheckFirstTries, where: sql`is_right = 0`, groupBy: { checkId, question, answer } },
  }),
]

export const dataExports = [exportRow(lessonCheckFirstTries.enrollmentId)]
