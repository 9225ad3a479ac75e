import { actBatch } from '../../base/named-batch.ts'
import { limits } from '@kere/contracts/http/limits'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { outbox, urgencyOf } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { isAuthored, isChangeable } from './authored-rows.ts'
import { tellEducator } from './educator-mail-rows.ts'

interface Authored {
  courseId: string
  author: SignedIn
}

const selectStanding = (db: Database, { courseId, author }: Authored) =>
  db
    .select({ archivedAt: courses.archivedAt, enrollmentCount: courses.enrollmentCount })
    .from(courses)
    .where(isAuthored(courseId, author))

const template = 'course_archived'

/** A restored course sends no email, so somebody who knows that it was archived gets no second one. */
const isTold = (courseId: string) => sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.userId} = ${users.id}
  AND ${eq(outbox.template, template)} AND ${outbox.details} ->> 'courseId' = ${courseId})`

/** The last statement ends what the others ask for: nobody is mailed twice. @returns the course as it then is, if theirs */
export async function updateToArchived(context: Context, { courseId, author }: Authored) {
  const { db, at } = context
  const isThere = isChangeable(courseId, author)
  const audit = { outcome: 'succeeded', actor: author, subject: { type: 'course', id: courseId } } as const
  const {
    isDone,
    course: [course],
  } = await actBatch(context, [
    ...tellEducator(context, {
      courseId,
      author,
      change: sql`iif(${courses.enrollmentCount} > 0, 'archived', 'deleted')`,
      takesBack: ['restored'],
      isToChange: isThere,
    }),
    insertAuditRow(context, {
      ...audit,
      action: 'course.archived',
      from: sql`FROM ${courses} WHERE ${isThere} AND ${courses.enrollmentCount} > 0`,
    }),
    insertAuditRow(context, {
      ...audit,
      action: 'course.deleted',
      from: sql`FROM ${courses} WHERE ${isThere} AND ${courses.enrollmentCount} = 0`,
    }),
    insertOutboxRows(context, {
      template,
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'courseId', ${courses.id}, 'course', ${courses.title})`,
      holdSeconds: limits.undoSeconds,
      from: sql`FROM ${enrollments} JOIN ${courses} ON ${courses.id} = ${enrollments.courseId}
        JOIN ${users} ON ${users.id} = ${enrollments.studentId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${enrollments.courseId} = ${courseId} AND ${isThere} AND NOT ${isTold(courseId)}`,
    }),
    {
      done: db.update(courses).set({ published: false, archivedAt: at, touchedAt: at }).where(isThere),
    },
    { course: selectStanding(db, { courseId, author }) },
  ])
  return course && { ...course, isChanged: isDone }
}

/** @returns whether it was away; nothing where it is not theirs */
export async function updateToRestored(context: Context, { courseId, author }: Authored) {
  const { db, at } = context
  const isAway = sql`${isAuthored(courseId, author)} AND ${courses.archivedAt} IS NOT NULL`
  const { isDone, found } = await actBatch(context, [
    ...tellEducator(context, {
      courseId,
      author,
      change: 'restored',
      takesBack: ['archived', 'deleted'],
      isToChange: isAway,
    }),
    insertAuditRow(context, {
      action: 'course.restored',
      actor: author,
      subject: { type: 'course', id: courseId },
      from: sql`FROM ${courses} WHERE ${isAway}`,
    }),
    // Only the newest archive has waiting emails: restoring has deleted those of earlier ones.
    db
      .delete(outbox)
      .where(
        and(
          eq(outbox.template, template),
          eq(outbox.urgency, urgencyOf.pending),
          sql`${outbox.details} ->> 'courseId' = ${courseId} AND EXISTS (SELECT 1 FROM ${courses} WHERE ${isAway})`,
        ),
      ),
    {
      done: db.update(courses).set({ archivedAt: null, touchedAt: at }).where(isAway),
    },
    { found: selectStanding(db, { courseId, author }) },
  ])
  return found.length > 0 ? { isChanged: isDone } : undefined
}
