import { limits } from '@kere/contracts/http/limits'
import { questionLimits } from '@kere/contracts/courses/lesson-questions-options'
import { users } from '@kere/d1/schema/accounts/users'
import { lessons } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { lessonAnswers, lessonQuestionFollows, lessonQuestions } from '@kere/d1/schema/courses/lesson-questions'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { isUnblocked } from '../../accounts/accounts/person-rows.ts'
import { change, remove, undo } from '../../http/change.ts'
import { insertOutboxRow, insertOutboxRows } from '../../http/outbox-row.ts'
import { fromLesson, questionReads } from './lesson-questions.queries.ts'
import { isAnswerSeen, isGuide, isInCourse, isQuestionSeen, isStillInCourse } from './post-rows.ts'

/** A post is a question or an answer, which its id says. */
const tableOf = (id: string) => (id.startsWith('lqn_') ? lessonQuestions : lessonAnswers)

/** The id of the question that a post is or belongs to. */
export const questionOf = (id: string): SQL | string =>
  tableOf(id) === lessonQuestions
    ? id
    : sql`(SELECT ${lessonAnswers.questionId} FROM ${lessonAnswers} WHERE ${lessonAnswers.id} = ${id})`

const hasFewerThan = (limit: number, from: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 ${from} LIMIT ${limit})) < ${limit}`

/** Details of the emails and bells: nobody's name and nobody's words. */
const details = sql`json_object('firstName', (SELECT first_name FROM profiles WHERE profiles.id = ${users.id}),
  'questionId', ${lessonQuestions.id}, 'courseId', ${lessonQuestions.courseId}, 'lessonId', ${lessonQuestions.lessonId},
  'course', (SELECT ${courses.title} FROM ${courses} WHERE ${courses.id} = ${lessonQuestions.courseId}),
  'lesson', (SELECT ${lessons.title} FROM ${lessons} WHERE ${lessons.id} = ${lessonQuestions.lessonId}))`

const follow = ({ db, newId }: Context, userId: string, from: SQL) =>
  insertSelect(
    db,
    lessonQuestionFollows,
    { id: newId('lqf'), questionId: sql`${lessonQuestions.id}`, userId },
    sql`${from} AND ${hasFewerThan(
      questionLimits.followers,
      sql`FROM ${lessonQuestionFollows} AS others WHERE others.question_id = ${lessonQuestions.id}`,
    )}`,
  ).onConflictDoNothing()

export async function insertQuestion(
  context: Context,
  { id, lessonId, person, text }: { id: string; lessonId: string; person: SignedIn; text: string },
) {
  const { db, at } = context
  const own = sql`FROM ${lessonQuestions} AS own WHERE own.author_id = ${person.userId} AND own.course_id = ${courses.id}`
  const asked = sql`FROM ${lessonQuestions} WHERE ${lessonQuestions.id} = ${id} AND ${lessonQuestions.authorId} = ${person.userId}`
  return actBatch(context, [
    {
      done: insertSelect(
        db,
        lessonQuestions,
        {
          id,
          courseId: sql`${courses.id}`,
          lessonId: sql`${lessons.id}`,
          educatorId: sql`${courses.educatorId}`,
          authorId: person.userId,
          body: text,
          createdAt: at,
        },
        sql`${fromLesson(lessonId, person)} AND ${hasFewerThan(questionLimits.ownQuestions, own)}`,
      ).onConflictDoNothing(),
    },
    follow(context, person.userId, asked),
    insertOutboxRow(context, {
      template: 'lesson_question_asked',
      about: id,
      details,
      holdSeconds: limits.undoSeconds,
      from: sql`FROM ${lessonQuestions} JOIN ${users} ON ${users.id} = ${lessonQuestions.educatorId}
        WHERE ${lessonQuestions.id} = ${id} AND ${lessonQuestions.educatorId} <> ${person.userId}`,
    }),
    questionReads(context, id, person),
    {
      lesson: db
        .select({ id: sql<string>`lessons.id`.as('lesson_id') })
        .from(sql`(SELECT lessons.id ${fromLesson(lessonId, person)}) AS lessons`),
    },
  ])
}

/**
 * Followers are told by one email a day and question: its id is made of the day and of their following, and a second one of the same id
 * is not written. The notification has the same id, and outlives the email of somebody who wants none.
 */
export async function insertAnswer(
  context: Context,
  { id, questionId, person, text }: { id: string; questionId: string; person: SignedIn; text: string },
) {
  const { db, at } = context
  const of = (more: SQL) => sql`FROM ${lessonAnswers} AS given WHERE given.question_id = ${questionId} AND ${more}`
  const day = sql`${lessonQuestionFollows.id} || ${`_${dayInIndia(at)}`}`
  const isMade = sql`EXISTS (SELECT 1 FROM ${lessonAnswers} AS made WHERE made.id = ${id} AND made.author_id = ${person.userId})`
  return actBatch(context, [
    {
      done: insertSelect(
        db,
        lessonAnswers,
        {
          id,
          questionId: sql`${lessonQuestions.id}`,
          authorId: person.userId,
          isEducator: isGuide(lessonQuestions.courseId, person),
          body: text,
          createdAt: at,
        },
        sql`FROM ${lessonQuestions} WHERE ${lessonQuestions.id} = ${questionId} AND ${isQuestionSeen(person)}
          AND ${hasFewerThan(questionLimits.answers, of(sql`TRUE`))}
          AND (${isGuide(lessonQuestions.courseId, person)}
            OR ${hasFewerThan(questionLimits.ownAnswers, of(sql`given.author_id = ${person.userId}`))})`,
      ).onConflictDoNothing(),
    },
    db
      .update(lessonQuestions)
      .set({ answeredAt: at })
      .where(
        sql`${lessonQuestions.id} = ${questionId} AND ${lessonQuestions.answeredAt} IS NULL AND ${isMade}
          AND ${isGuide(lessonQuestions.courseId, person)}`,
      ),
    insertOutboxRows(context, {
      template: 'lesson_question_answered',
      about: id,
      details,
      holdSeconds: limits.undoSeconds,
      ids: sql`'out_' || ${day}`,
      from: sql`FROM ${lessonQuestionFollows} JOIN ${lessonQuestions} ON ${lessonQuestions.id} = ${lessonQuestionFollows.questionId}
        JOIN ${users} ON ${users.id} = ${lessonQuestionFollows.userId}
        WHERE ${lessonQuestionFollows.questionId} = ${questionId} AND ${users.id} <> ${person.userId} AND ${isMade}
          AND ${isStillInCourse(lessonQuestions.courseId, users.id)}
          AND NOT EXISTS (SELECT 1 FROM notifications WHERE notifications.id = 'ntf_' || ${day})
          AND (${isGuide(lessonQuestions.courseId, person)} OR (${isUnblocked(person.userId, sql`${users.id}`)}))`,
    }).onConflictDoNothing(),
    questionReads(context, questionId, person),
  ])
}

export async function updateFollowing(
  context: Context,
  { id, person, isFollowed }: { id: string; person: SignedIn; isFollowed: boolean },
) {
  const { db } = context
  const isOwn = and(eq(lessonQuestionFollows.questionId, id), eq(lessonQuestionFollows.userId, person.userId))
  await db.batch([
    isFollowed
      ? follow(
          context,
          person.userId,
          sql`FROM ${lessonQuestions} WHERE ${lessonQuestions.id} = ${id} AND ${isQuestionSeen(person)}`,
        )
      : db.delete(lessonQuestionFollows).where(isOwn),
  ])
}

const isOwnQuestion = (person: SignedIn) =>
  sql`${lessonQuestions.authorId} = ${person.userId} AND ${isInCourse(lessonQuestions.courseId, person)}`

const ofCourse = (is: (courseId: SQL) => SQL) =>
  is(sql`(SELECT home.course_id FROM ${lessonQuestions} AS home WHERE home.id = ${lessonAnswers.questionId})`)

const isOwnAnswer = (person: SignedIn) =>
  sql`${lessonAnswers.authorId} = ${person.userId} AND ${ofCourse((courseId) => isInCourse(courseId, person))}`

const isGuided = (person: SignedIn) => ofCourse((courseId) => isGuide(courseId, person))

/** An endorsement is of the words that were read. */
export const updateText = (context: Context, id: string, person: SignedIn, text: string) =>
  tableOf(id) === lessonQuestions
    ? change(context, lessonQuestions, {
        id,
        when: isOwnQuestion(person),
        set: { body: text, editedAt: context.at },
      })
    : change(context, lessonAnswers, {
        id,
        when: isOwnAnswer(person),
        set: { body: text, editedAt: context.at, endorsedAt: null },
      })

export const deletePost = (context: Context, id: string, person: SignedIn) =>
  tableOf(id) === lessonQuestions
    ? remove(context, lessonQuestions, {
        id,
        when: sql`${isOwnQuestion(person)} AND NOT EXISTS (SELECT 1 FROM ${lessonAnswers} AS given
          WHERE given.question_id = ${lessonQuestions.id} AND given.author_id <> ${person.userId})`,
      })
    : remove(context, lessonAnswers, { id, when: isOwnAnswer(person) })

export function updateHidden(context: Context, id: string, person: SignedIn, isHidden: boolean) {
  const hiddenAt = isHidden ? context.at : null
  const audit = { action: isHidden ? 'lesson_post.hidden' : 'lesson_post.shown', subject: 'lesson_post' } as const
  return tableOf(id) === lessonQuestions
    ? change(context, lessonQuestions, {
        id,
        when: sql`${isGuide(lessonQuestions.courseId, person)} AND (${lessonQuestions.hiddenAt} IS NOT NULL) <> ${isHidden}`,
        set: { hiddenAt },
        audit,
      })
    : change(context, lessonAnswers, {
        id,
        when: sql`${isGuided(person)} AND (${lessonAnswers.hiddenAt} IS NOT NULL) <> ${isHidden}`,
        set: { hiddenAt, endorsedAt: null },
        audit,
      })
}

/** The condition and the index allow one to a question: the first of two at once holds. */
export const updateToEndorsed = (context: Context, id: string, person: SignedIn) =>
  change(context, lessonAnswers, {
    id,
    when: sql`${isGuided(person)} AND ${lessonAnswers.isEducator} = 0 AND ${lessonAnswers.hiddenAt} IS NULL
      AND NOT EXISTS (SELECT 1 FROM ${lessonAnswers} AS other WHERE other.question_id = ${lessonAnswers.questionId}
        AND other.endorsed_at IS NOT NULL)`,
    set: { endorsedAt: context.at },
    undoable: true,
    mails: [
      {
        template: 'lesson_answer_endorsed',
        to: lessonAnswers.authorId,
        about: sql`${lessonAnswers.id}`,
        details: {
          firstName: sql`profiles.first_name`,
          questionId: lessonAnswers.questionId,
          courseId: lessonQuestions.courseId,
          lessonId: lessonQuestions.lessonId,
          course: courses.title,
          lesson: lessons.title,
        },
        join: sql`JOIN ${lessonQuestions} ON ${lessonQuestions.id} = ${lessonAnswers.questionId}
          JOIN ${courses} ON ${courses.id} = ${lessonQuestions.courseId} JOIN ${lessons} ON ${lessons.id} = ${lessonQuestions.lessonId}`,
        when: sql`${lessonAnswers.authorId} <> ${person.userId}`,
      },
    ],
  })

export const updateToUnendorsed = (context: Context, id: string, person: SignedIn) =>
  undo(context, lessonAnswers, {
    id,
    when: sql`${isGuided(person)} AND ${lessonAnswers.endorsedAt} IS NOT NULL`,
    set: { endorsedAt: null },
  })

/** A post that the person sees, with its author. */
export function selectReported({ db }: Context, id: string, person: SignedIn) {
  const table = tableOf(id)
  const seen = and(eq(table.id, id), isQuestionSeen(person), table === lessonAnswers ? isAnswerSeen(person) : undefined)
  return db
    .select({
      authorId: sql<string>`${table.authorId}`.as('reported_id'),
      text: sql<string>`${table.body}`.as('reported_text'),
      course: courses.title,
    })
    .from(lessonQuestions)
    .innerJoin(courses, eq(courses.id, lessonQuestions.courseId))
    .leftJoin(lessonAnswers, and(eq(lessonAnswers.questionId, lessonQuestions.id), eq(lessonAnswers.id, id)))
    .where(seen)
}
