import { checkLimits } from '@kere/contracts/courses/lesson-checks-options'
import { lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { lessonCheckKeys, lessonChecks, lessonCheckTries } from '@kere/d1/schema/courses/lesson-checks'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'

/** Every statement contains this condition, so that a learner reaches only the checks of their own courses. */
export interface LearnerCourse {
  userId: string
  courseId: string
}

/** Tells that a row of `lessons` is part of a course in which the learner is enrolled. */
const isLearned = ({ userId, courseId }: LearnerCourse) => sql`${lessons.removedAt} IS NULL AND EXISTS (
  SELECT 1 FROM ${modules} JOIN ${enrollments} ON ${enrollments.courseId} = ${modules.courseId}
  WHERE ${modules.id} = ${lessons.moduleId} AND ${modules.removedAt} IS NULL
    AND ${enrollments.studentId} = ${userId} AND ${enrollments.courseId} = ${courseId})`

const checkReads = (db: Database, place: LearnerCourse, isWanted: SQL) => ({
  checks: db
    .select({
      id: lessonChecks.id,
      kind: lessonChecks.kind,
      question: lessonChecks.question,
      options: lessonChecks.options,
      unit: lessonChecks.unit,
      counts: lessonChecks.counts,
    })
    .from(lessonChecks)
    .innerJoin(lessons, sql`${lessons.id} = ${lessonChecks.lessonId}`)
    .where(sql`${isWanted} AND ${lessonChecks.removedAt} IS NULL AND ${isLearned(place)}`)
    .orderBy(asc(lessonChecks.position)),
  tries: db
    .select({
      id: lessonCheckTries.id,
      checkId: lessonCheckTries.checkId,
      question: lessonCheckTries.question,
      answer: lessonCheckTries.answer,
      isRight: lessonCheckTries.isRight,
      feedback: lessonCheckTries.feedback,
      solution: lessonCheckTries.solution,
      createdAt: lessonCheckTries.createdAt,
    })
    .from(lessonCheckTries)
    .where(
      sql`${lessonCheckTries.userId} = ${place.userId}
        AND ${lessonCheckTries.checkId} IN (SELECT ${lessonChecks.id} FROM ${lessonChecks} WHERE ${isWanted})`,
    )
    .orderBy(desc(lessonCheckTries.createdAt), desc(lessonCheckTries.id)),
})

export async function selectChecks(db: Database, place: LearnerCourse, lessonId: string) {
  const { checks, tries } = checkReads(db, place, sql`${lessonChecks.lessonId} = ${lessonId}`)
  const lesson = db
    .select({ id: lessons.id })
    .from(lessons)
    .where(sql`${lessons.id} = ${lessonId} AND ${isLearned(place)}`)
  const [lessonRows, checkRows, tryRows] = await db.batch([lesson, checks, tries])
  return { lesson: lessonRows.at(0), checks: checkRows, tries: tryRows }
}

const isIt = (checkId: string) => sql`${lessonChecks.id} = ${checkId}`

export async function selectCheck(db: Database, place: LearnerCourse, checkId: string) {
  const { checks, tries } = checkReads(db, place, isIt(checkId))
  const [[check], tryRows] = await db.batch([checks, tries])
  return check && { check, tries: tryRows }
}

export type CheckRow = Awaited<ReturnType<typeof selectChecks>>['checks'][number]
export type TryRow = Awaited<ReturnType<typeof selectChecks>>['tries'][number]

/** Selects the key for judging. No response is built from it. `options` is the stored text. */
export async function selectCheckKey(db: Database, place: LearnerCourse, checkId: string) {
  const rows = await db
    .select({
      kind: lessonChecks.kind,
      unit: lessonChecks.unit,
      question: lessonChecks.question,
      options: sql<string>`${lessonCheckKeys.options}`.as('key_options'),
      explanation: lessonCheckKeys.explanation,
    })
    .from(lessonChecks)
    .innerJoin(lessonCheckKeys, sql`${lessonCheckKeys.checkId} = ${lessonChecks.id}`)
    .innerJoin(lessons, sql`${lessons.id} = ${lessonChecks.lessonId}`)
    .where(sql`${isIt(checkId)} AND ${lessonChecks.removedAt} IS NULL AND ${isLearned(place)}`)
  return rows.at(0)
}

interface NewTry {
  id: string
  checkId: string
  question: string
  answer: string[]
  isRight: boolean
  feedback: { answer: string; text: string }[]
  /** True if the learner is told the right answer: after a right one, or after enough tries. */
  solution: { answer: string[]; text: string }
  /** The key by which the answer was judged. If another key or question has been stored meanwhile, nothing is written. */
  judgedBy: string
}

/**
 * Writes a try. Two simultaneous answers are both judged, but nothing is written after a right one. Tries of an earlier
 * version of the check, which had another question, neither end the check nor bring its solution closer.
 */
export async function insertTry(context: Context, place: LearnerCourse, { judgedBy, ...made }: NewTry) {
  const { db, at } = context
  const own = sql`FROM ${lessonCheckTries} AS own WHERE own.user_id = ${place.userId} AND own.check_id = ${made.checkId}`
  const ofThisVersion = sql`${own} AND own.question = ${made.question}`
  const isTold = made.isRight ? sql`TRUE` : sql`(SELECT count(*) ${ofThisVersion}) + 1 >= ${checkLimits.triesUntilTold}`
  return actBatch(context, [
    {
      done: insertSelect(
        db,
        lessonCheckTries,
        {
          ...made,
          userId: place.userId,
          solution: sql`CASE WHEN ${isTold} THEN ${JSON.stringify(made.solution)} END`,
          createdAt: at,
        },
        sql`FROM ${lessonChecks} JOIN ${lessonCheckKeys} ON ${lessonCheckKeys.checkId} = ${lessonChecks.id}
          JOIN ${lessons} ON ${lessons.id} = ${lessonChecks.lessonId}
          WHERE ${isIt(made.checkId)} AND ${lessonChecks.removedAt} IS NULL AND ${isLearned(place)}
            AND ${lessonChecks.question} = ${made.question} AND ${lessonCheckKeys.options} = ${judgedBy}
            AND NOT EXISTS (SELECT 1 ${ofThisVersion} AND own.is_right = 1)`,
      ).onConflictDoNothing(),
    },
    db.delete(lessonCheckTries).where(
      sql`${lessonCheckTries.id} IN (SELECT own.id ${own}
        ORDER BY own.created_at DESC, own.id DESC LIMIT -1 OFFSET ${checkLimits.keptTries})`,
    ),
    checkReads(db, place, isIt(made.checkId)),
  ])
}
