import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { lessonAnswers, lessonQuestions } from '@kere/d1/schema/courses/lesson-questions'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { isUnblocked } from '../../accounts/accounts/person-rows.ts'
import { isHiddenPerson } from '../../accounts/accounts/hidden-person-rows.ts'
import type { SignedIn } from '../../base/context.ts'

// Each statement asks for itself who may, so that somebody who leaves a course meanwhile reads and writes nothing more.

/** The educator of the course, and admins. */
export const isGuide = (courseId: SQLWrapper, { userId, role }: SignedIn): SQL =>
  role === 'admin'
    ? sql`TRUE`
    : sql`EXISTS (SELECT 1 FROM ${courses} AS led WHERE led.id = ${courseId} AND led.educator_id = ${userId})`

const isLearner = (courseId: SQLWrapper, userId: SQLWrapper): SQL =>
  sql`EXISTS (SELECT 1 FROM ${enrollments} AS place WHERE place.student_id = ${userId} AND place.course_id = ${courseId})`

export const isInCourse = (courseId: SQLWrapper, person: SignedIn): SQL =>
  sql`(${isGuide(courseId, person)} OR ${isLearner(courseId, sql`${person.userId}`)})`

/** The same of somebody in a column. */
export const isStillInCourse = (courseId: SQLWrapper, userId: SQLWrapper): SQL =>
  sql`(${isLearner(courseId, userId)}
    OR EXISTS (SELECT 1 FROM ${courses} AS led WHERE led.id = ${courseId} AND led.educator_id = ${userId}))`

/** Everybody sees their own, and a guide everything. Others see nothing that is hidden, or of who is hidden or blocked. */
const isShown = (
  { authorId, hiddenAt }: { authorId: SQLWrapper; hiddenAt: SQLWrapper },
  courseId: SQLWrapper,
  person: SignedIn,
  ofGuide: SQL = sql`FALSE`,
): SQL => sql`(${authorId} = ${person.userId} OR ${isGuide(courseId, person)} OR (${hiddenAt} IS NULL
  AND NOT ${isHiddenPerson(authorId)} AND (${ofGuide} OR (${isUnblocked(person.userId, sql`${authorId}`)}))))`

export const isQuestionSeen = (person: SignedIn): SQL =>
  sql`${isInCourse(lessonQuestions.courseId, person)} AND ${isShown(lessonQuestions, lessonQuestions.courseId, person)}`

/** The query joins the question, which has been asked for by `isQuestionSeen`. */
export const isAnswerSeen = (person: SignedIn): SQL =>
  isShown(lessonAnswers, lessonQuestions.courseId, person, sql`${lessonAnswers.isEducator} = 1`)
