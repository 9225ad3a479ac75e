import type { QuestionState } from '@kere/contracts/courses/lesson-questions-options'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportColumns } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { profiles } from '../accounts/profiles.ts'
import { lessons } from './course-modules.ts'
import { courses } from './courses.ts'

const authorId = () =>
  text('author_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

export const lessonQuestions = sqliteTable(
  'lesson_questions',
  {
    id: text('id').primaryKey(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** The educator of the course. The column allows an index for their inbox. */
    educatorId: text('educator_id').references(() => profiles.id, { onDelete: 'set null' }),
    authorId: authorId(),
    body: text('body').notNull(),
    createdAt: integer('created_at').notNull(),
    editedAt: integer('edited_at'),
    hiddenAt: integer('hidden_at'),
    /** The time of the educator's first answer. It stays even if that answer is deleted. */
    answeredAt: integer('answered_at'),
    /** Triggers on `lesson_answers` maintain this number, which leaves out hidden answers. */
    answersCount: integer('answers_count').notNull().default(0),
    /** The number of visible answers that the educator wrote or endorsed. */
    settledCount: integer('settled_count').notNull().default(0),
    state: text('state')
      .$type<QuestionState>()
      .notNull()
      .generatedAlwaysAs(
        sql.raw("CASE WHEN settled_count > 0 THEN 'done' WHEN answers_count > 0 THEN 'learners' ELSE 'waiting' END"),
        { mode: 'virtual' },
      ),
  },
  (table) => [
    index('lesson_questions_by_lesson').on(table.lessonId, table.createdAt, table.id),
    index('lesson_questions_by_course').on(table.courseId, table.createdAt, table.id),
    index('lesson_questions_by_educator').on(table.educatorId, table.createdAt, table.id),
    index('lesson_questions_by_educator_state').on(table.educatorId, table.state, table.createdAt, table.id),
    index('lesson_questions_by_author').on(table.authorId, table.courseId),
    index('lesson_questions_answered')
      .on(table.courseId, table.answeredAt)
      .where(sql`answered_at IS NOT NULL`),
  ],
)

export const lessonAnswers = sqliteTable(
  'lesson_answers',
  {
    id: text('id').primaryKey(),
    questionId: text('question_id')
      .notNull()
      .references(() => lessonQuestions.id, { onDelete: 'cascade' }),
    authorId: authorId(),
    /** True if the author was the educator of the course or an admin when they wrote it. */
    isEducator: integer('is_educator', { mode: 'boolean' }).notNull(),
    body: text('body').notNull(),
    createdAt: integer('created_at').notNull(),
    editedAt: integer('edited_at'),
    hiddenAt: integer('hidden_at'),
    endorsedAt: integer('endorsed_at'),
    /** The ids of the emails about the latest endorsement begin with this id. */
    lastChange: text('last_change'),
  },
  (table) => [
    index('lesson_answers_by_question').on(table.questionId, table.createdAt, table.id),
    index('lesson_answers_by_author').on(table.authorId, table.questionId),
    uniqueIndex('lesson_answers_endorsed')
      .on(table.questionId)
      .where(sql`endorsed_at IS NOT NULL`),
  ],
)

export const lessonQuestionFollows = sqliteTable(
  'lesson_question_follows',
  {
    /** The id with a day appended is the id of that day's email, so a follower gets at most one email a day. */
    id: text('id').primaryKey(),
    questionId: text('question_id')
      .notNull()
      .references(() => lessonQuestions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('lesson_question_follows_by_question').on(table.questionId, table.userId),
    index('lesson_question_follows_by_user').on(table.userId),
  ],
)

const answers = { source: 'lesson_answers', foreignKey: 'question_id' } as const

export const declarations = [
  declare(lessonQuestions, {
    notice: {
      group: 'learning',
      what: 'Questions that you asked at lessons',
      why: 'To get them answered, and to let others read them',
    },
    retention: neverExpires('account'),
    counterCaches: {
      answersCount: { ...answers, where: 'hidden_at IS NULL' },
      settledCount: { ...answers, where: '(is_educator = 1 OR endorsed_at IS NOT NULL) AND hidden_at IS NULL' },
    },
  }),
  declare(lessonAnswers, {
    notice: { group: 'learning', what: 'Answers that you wrote at lessons', why: 'To let those who asked read them' },
    retention: neverExpires('account'),
  }),
  declare(lessonQuestionFollows, {
    notice: { group: 'learning', what: 'Questions that you follow', why: 'To tell you of answers' },
    retention: neverExpires('account'),
  }),
]

/** The questions belong to the learners who asked them, so an educator's data export contains none of them. */
export const dataExports = [exportColumns(lessonQuestions.educatorId, [])]
