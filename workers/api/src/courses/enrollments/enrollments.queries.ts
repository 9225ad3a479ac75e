import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { archiveAnew, firstLearnerMail, isNotTold, openOrderOf, selectOpenOrders } from './place-rows.ts'
import { titleForMail } from '../../kit/translations/translation-rows.ts'

interface LearnerCourse {
  courseId: string
  learner: Pick<SignedIn, 'userId'>
}

const isOwnEnrollment = ({ courseId, learner }: LearnerCourse) =>
  and(eq(enrollments.studentId, learner.userId), eq(enrollments.courseId, courseId))

/**
 * The conditions are part of the insert, and the unique index allows a learner only one row per course. Emails are
 * written only if this request has made the row.
 */
export async function insertEnrollment(context: Context, place: LearnerCourse) {
  const { courseId, learner } = place
  const { db, at, stableId } = context
  const id = stableId('enr')
  const fromNew = sql`FROM ${enrollments} JOIN ${courses} ON ${courses.id} = ${enrollments.courseId}`
  const {
    isDone,
    enrollment: [enrollment],
    course: [course],
  } = await actBatch(context, [
    {
      done: insertSelect(
        db,
        enrollments,
        { id, studentId: learner.userId, courseId, createdAt: at, updatedAt: at },
        sql`FROM ${courses} WHERE ${courses.id} = ${courseId} AND ${courses.published} = 1 AND ${courses.price} = 0
        AND ${courses.educatorId} IS NOT ${learner.userId}`,
      ).onConflictDoNothing(),
    },
    insertOutboxRow(context, {
      template: 'enrolled',
      userId: learner.userId,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'courseId', ${courses.id}, 'course', ${titleForMail('course', courses)})`,
      from: sql`${fromNew} JOIN ${users} ON ${users.id} = ${enrollments.studentId}
        JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${enrollments.id} = ${id} AND ${isNotTold('enrolled', sql`${users.id}`)}`,
    }),
    firstLearnerMail(context, sql`${enrollments.id} = ${id}`),
    {
      enrollment: db
        .select({ id: enrollments.id, createdAt: enrollments.createdAt })
        .from(enrollments)
        .where(isOwnEnrollment(place)),
    },
    { course: selectCourseToEnrollIn(db, place) },
  ])
  return { enrollment: isDone ? enrollment : undefined, course }
}

export const selectCourseToEnrollIn = (db: Database, place: LearnerCourse) =>
  db
    .select({
      title: courses.title,
      educatorId: courses.educatorId,
      isPublished: courses.published,
      publishedAt: courses.publishedAt,
      enrollmentId: sql<string | null>`${enrollments.id}`.as('enrollment_id'),
    })
    .from(courses)
    .leftJoin(enrollments, isOwnEnrollment(place))
    .where(eq(courses.id, place.courseId))

export type CourseToEnrollIn = Awaited<ReturnType<typeof selectCourseToEnrollIn>>[number]

/**
 * Deletes an enrollment. The statement itself checks that it is not completed, so that it cannot overtake a completion.
 */
export async function deleteEnrollment(context: Context, place: LearnerCourse) {
  const { db } = context
  const isOpen = and(isOwnEnrollment(place), eq(enrollments.completed, false))
  const {
    isDone,
    left: [left],
  } = await actBatch(context, [
    archiveAnew(context, sql`(SELECT ${enrollments.courseId} FROM ${enrollments} WHERE ${isOpen})`),
    { done: db.delete(enrollments).where(isOpen) },
    { left: db.select({ id: enrollments.id }).from(enrollments).where(isOwnEnrollment(place)) },
  ])
  return { isDeleted: isDone, hasPlace: left !== undefined }
}

/** Reads drafts for their educator and for admins, and withdrawn courses for their learners. */
export async function selectStanding(db: Database, { courseId, learner }: LearnerCourse & { learner: SignedIn }) {
  const { userId, role } = learner
  const rows = await db
    .select({
      educatorId: courses.educatorId,
      isCompleted: enrollments.completed,
      progress: enrollments.progress,
      openOrderId: openOrderOf(learner).as('open_order_id'),
    })
    .from(courses)
    .leftJoin(enrollments, and(eq(enrollments.courseId, courses.id), eq(enrollments.studentId, userId)))
    .where(
      sql`${courses.id} = ${courseId} AND (${courses.published} = 1 OR ${courses.educatorId} = ${userId}
        OR ${enrollments.id} IS NOT NULL OR ${role} = 'admin')`,
    )
  return rows.at(0)
}

const standingsOfKind = 500

export async function selectStandings(db: Database, { userId }: Pick<SignedIn, 'userId'>) {
  return namedBatch(db, [
    {
      places: db
        .select({
          courseId: enrollments.courseId,
          isCompleted: enrollments.completed,
          progress: enrollments.progress,
        })
        .from(enrollments)
        .where(eq(enrollments.studentId, userId))
        .orderBy(desc(enrollments.createdAt), desc(enrollments.id))
        .limit(standingsOfKind),
    },
    {
      taught: db
        .select({ courseId: courses.id })
        .from(courses)
        .where(and(eq(courses.educatorId, userId), eq(courses.published, true)))
        .orderBy(desc(courses.id))
        .limit(standingsOfKind),
    },
    { open: selectOpenOrders(db, userId, standingsOfKind) },
  ])
}
