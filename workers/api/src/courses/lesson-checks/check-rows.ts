import type { DraftCheck } from '@kere/contracts/courses/lesson-checks'
import { lackOf } from '@kere/contracts/courses/lesson-check-rules'
import { toLine } from '@kere/contracts/text/visible-text'
import { lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { lessonChecks, lessonCheckKeys, lessonCheckTries } from '@kere/d1/schema/courses/lesson-checks'
import { and, eq, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

// These statements and conditions belong into the batches that publish a course or finish a lesson.

const checkIdOf = (lessonId: string, key: string) => `${lessonId.replace(/^les_/, 'chk_')}_${key}`

/** Returns the first reason why a lesson's checks cannot be published. */
export function checksLack(checks: readonly DraftCheck[]) {
  for (const [place, check] of checks.entries()) {
    const lack = lackOf(check)
    if (lack !== null) return `Check ${place + 1}: ${lack}`
  }
  return null
}

const toPublished = (lessonId: string, { key, ...check }: DraftCheck, position: number) => {
  const options = check.options.map((option) => ({ ...option, text: toLine(option.text) }))
  const isShown = check.kind !== 'number' && check.kind !== 'text'
  return {
    ...check,
    id: checkIdOf(lessonId, key),
    lessonId,
    position,
    question: check.question.trim(),
    unit: check.unit.trim(),
    explanation: check.explanation.trim(),
    shown: isShown ? options.map(({ text }) => text).toSorted() : [],
    options,
  }
}

/** The number of characters of JSON in one parameter, which may hold 2 MB. */
const chunkLength = 400_000

export interface LessonOfChecks {
  id: string
  checks: readonly DraftCheck[]
}

/** Each statement checks `isRead`, so that either the version that the author has seen is published, or nothing. */
export const publishChecks = (
  { db, at }: Pick<Context, 'db' | 'at'>,
  published: readonly LessonOfChecks[],
  isRead: SQL,
) => {
  const rows = published.flatMap(({ id, checks }) => checks.map((check, position) => toPublished(id, check, position)))
  const isOfThese = sql`lesson_id IN (SELECT value FROM json_each(${JSON.stringify(published.map(({ id }) => id))}))`
  const given = (name: string) => sql.raw(`excluded."${name}"`)
  return [
    db
      .update(lessonChecks)
      .set({ removedAt: at })
      .where(sql`${isOfThese} AND ${lessonChecks.removedAt} IS NULL AND ${isRead}`),
    ...inChunks(rows).flatMap((chunk) => {
      const from = sql`FROM json_each(${chunk}) AS given WHERE ${isRead}`
      return [
        insertSelect(
          db,
          lessonChecks,
          {
            id: sql`given.value ->> 'id'`,
            lessonId: sql`given.value ->> 'lessonId'`,
            position: sql`given.value ->> 'position'`,
            kind: sql`given.value ->> 'kind'`,
            question: sql`given.value ->> 'question'`,
            options: sql`given.value -> 'shown'`,
            unit: sql`given.value ->> 'unit'`,
            counts: sql`given.value ->> 'counts'`,
          },
          from,
        ).onConflictDoUpdate({
          target: lessonChecks.id,
          set: {
            position: given('position'),
            kind: given('kind'),
            question: given('question'),
            options: given('options'),
            unit: given('unit'),
            counts: given('counts'),
            removedAt: null,
          },
        }),
        insertSelect(
          db,
          lessonCheckKeys,
          {
            checkId: sql`given.value ->> 'id'`,
            options: sql`given.value -> 'options'`,
            explanation: sql`given.value ->> 'explanation'`,
          },
          from,
        ).onConflictDoUpdate({
          target: lessonCheckKeys.checkId,
          set: { options: given('options'), explanation: given('explanation') },
        }),
      ]
    }),
    db.delete(lessonChecks).where(
      sql`${isOfThese} AND ${lessonChecks.removedAt} IS NOT NULL AND ${isRead}
        AND NOT EXISTS (SELECT 1 FROM ${lessonCheckTries} WHERE ${lessonCheckTries.checkId} = ${lessonChecks.id})`,
    ),
  ]
}

function inChunks(rows: readonly object[]) {
  const chunks: string[][] = []
  let length = Infinity
  for (const row of rows) {
    const text = JSON.stringify(row)
    length += text.length
    if (length > chunkLength) {
      chunks.push([])
      length = text.length
    }
    chunks.at(-1)?.push(text)
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`)
}

/** True if a check of the lesson counts and this learner has not answered its present question right. */
export const hasOpenChecks = (lessonId: SQLWrapper, userId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM lesson_checks AS counting WHERE counting.lesson_id = ${lessonId}
    AND counting.counts = 1 AND counting.removed_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM lesson_check_tries AS own
      WHERE own.user_id = ${userId} AND own.check_id = counting.id AND own.is_right = 1
        AND own.question = counting.question))`

/** Selects a check that the learner sees, with the educator who answers for it. */
export const selectReportedCheck = (db: Database, id: string, userId: string) =>
  db
    .select({
      authorId: sql<string | null>`${courses.educatorId}`.as('reported_id'),
      text: sql<string>`${lessonChecks.question}`.as('reported_text'),
      course: courses.title,
    })
    .from(lessonChecks)
    .innerJoin(lessons, eq(lessons.id, lessonChecks.lessonId))
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, modules.courseId))
    .innerJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.studentId, userId)))
    .where(
      and(
        eq(lessonChecks.id, id),
        isNull(lessonChecks.removedAt),
        isNull(lessons.removedAt),
        isNull(modules.removedAt),
      ),
    )
