import { lessonQuestionList } from '@kere/contracts/courses/lesson-questions'
import { questionLimits } from '@kere/contracts/courses/lesson-questions-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { lessonAnswers, lessonQuestionFollows, lessonQuestions } from '@kere/d1/schema/courses/lesson-questions'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { countRows } from '../../kit/lists/counts.ts'
import { descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import { isAnswerSeen, isGuide, isInCourse, isQuestionSeen } from './post-rows.ts'

export const questionPage = keyset(lessonQuestionList, {
  newest: descending({ createdAt: lessonQuestions.createdAt, id: lessonQuestions.id }),
})

const postColumns = (table: typeof lessonQuestions | typeof lessonAnswers, at: number, person: SignedIn) => ({
  id: sql<string>`${table.id}`.as('post_id'),
  authorName: nameAmongMembers(at).as('shown_name'),
  isMine: sql<boolean>`${table.authorId} = ${person.userId}`.mapWith(Boolean).as('is_mine'),
  text: sql<string>`${table.body}`.as('post_body'),
  createdAt: sql<number>`${table.createdAt}`.as('post_created_at'),
  editedAt: sql<number | null>`${table.editedAt}`.as('post_edited_at'),
  hiddenAt: sql<number | null>`${table.hiddenAt}`.as('post_hidden_at'),
})

const selectQuestions = ({ db, at }: Pick<Context, 'db' | 'at'>, person: SignedIn) =>
  db
    .select({
      ...postColumns(lessonQuestions, at, person),
      courseId: lessonQuestions.courseId,
      courseTitle: sql<string>`${courses.title}`.as('course_title'),
      lessonId: lessonQuestions.lessonId,
      lessonTitle: sql<string>`${lessons.title}`.as('lesson_title'),
      state: lessonQuestions.state,
      isFollowed: sql<boolean>`EXISTS (SELECT 1 FROM ${lessonQuestionFollows} AS own
        WHERE own.question_id = ${lessonQuestions.id} AND own.user_id = ${person.userId})`
        .mapWith(Boolean)
        .as('is_followed'),
      mayGuide: sql<boolean>`${isGuide(lessonQuestions.courseId, person)}`.mapWith(Boolean).as('may_guide'),
    })
    .from(lessonQuestions)
    .innerJoin(courses, eq(courses.id, lessonQuestions.courseId))
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .innerJoin(profiles, eq(profiles.id, lessonQuestions.authorId))

const selectAnswers = ({ db, at }: Pick<Context, 'db' | 'at'>, person: SignedIn, ofQuestions: SQL) =>
  db
    .select({
      ...postColumns(lessonAnswers, at, person),
      questionId: lessonAnswers.questionId,
      isEducator: lessonAnswers.isEducator,
      endorsedAt: lessonAnswers.endorsedAt,
    })
    .from(lessonAnswers)
    .innerJoin(lessonQuestions, eq(lessonQuestions.id, lessonAnswers.questionId))
    .innerJoin(profiles, eq(profiles.id, lessonAnswers.authorId))
    .where(and(sql`${lessonAnswers.questionId} IN (${ofQuestions})`, isAnswerSeen(person)))
    .orderBy(
      sql`${lessonAnswers.endorsedAt} IS NULL`,
      desc(lessonAnswers.isEducator),
      asc(lessonAnswers.createdAt),
      asc(lessonAnswers.id),
    )

export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]
export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number]

/** Statements of a batch that answer with one question, where the person sees it. */
export const questionReads = (context: Pick<Context, 'db' | 'at'>, id: SQL | string, person: SignedIn) => {
  const isIt = sql`${lessonQuestions.id} = ${id} AND ${isQuestionSeen(person)}`
  return {
    question: selectQuestions(context, person).where(isIt),
    answers: selectAnswers(context, person, sql`SELECT ${lessonQuestions.id} FROM ${lessonQuestions} WHERE ${isIt}`),
  }
}

export async function selectQuestion(context: Context, id: SQL | string, person: SignedIn) {
  const { question, answers } = questionReads(context, id, person)
  const [[row], answerRows] = await context.db.batch([question, answers])
  return row && { row, answers: answerRows }
}

/** The lesson, as long as it is part of a course of theirs. */
export const fromLesson = (lessonId: string, person: SignedIn) => sql`FROM ${lessons}
  JOIN ${modules} ON ${modules.id} = ${lessons.moduleId} JOIN ${courses} ON ${courses.id} = ${modules.courseId}
  WHERE ${lessons.id} = ${lessonId} AND ${lessons.removedAt} IS NULL AND ${modules.removedAt} IS NULL
    AND ${isInCourse(courses.id, person)}`

const selectLesson = (db: Database, lessonId: string, person: SignedIn) =>
  db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, modules.courseId))
    .where(
      and(
        eq(lessons.id, lessonId),
        isNull(lessons.removedAt),
        isNull(modules.removedAt),
        isInCourse(courses.id, person),
      ),
    )

export async function selectQuestionPage(context: Context, lessonId: string, person: SignedIn, page: PageQuery) {
  const { db } = context
  const where = and(eq(lessonQuestions.lessonId, lessonId), isQuestionSeen(person))
  const shown = sql`SELECT ${lessonQuestions.id} FROM ${lessonQuestions} WHERE ${and(where, page.after)}
    ORDER BY ${page.orderBy} LIMIT ${page.limit}`
  const [[lesson], rows, answers, [count]] = await db.batch([
    selectLesson(db, lessonId, person),
    selectQuestions(context, person).where(and(where, page.after)).orderBy(page.orderBy).limit(page.limit),
    selectAnswers(context, person, shown),
    countRows(db, { from: lessonQuestions, key: lessonQuestions.id, where, countLimit: page.countLimit }),
  ])
  return { lesson, rows, answers, total: count?.total ?? 0 }
}

/** The newest questions of the lesson's course. */
export const selectCompared = (db: Database, lessonId: string, person: SignedIn) =>
  db
    .select({
      id: lessonQuestions.id,
      text: lessonQuestions.body,
      lessonId: lessonQuestions.lessonId,
      lessonTitle: sql<string>`${lessons.title}`.as('lesson_title'),
      answersCount: lessonQuestions.answersCount,
      state: lessonQuestions.state,
    })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .where(
      and(
        sql`${lessonQuestions.courseId} = (SELECT home.course_id FROM ${lessons} AS here
          JOIN ${modules} AS home ON home.id = here.module_id WHERE here.id = ${lessonId})`,
        isQuestionSeen(person),
      ),
    )
    .orderBy(desc(lessonQuestions.createdAt), desc(lessonQuestions.id))
    .limit(questionLimits.compared)
