import { limits } from '@kere/contracts/http/limits'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { outbox, urgencyOf } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change } from '../../http/change.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { isAuthored, isChangeable } from './authored-rows.ts'
import { tellEducator } from './educator-mail-rows.ts'
import { titleForMail } from '../../kit/translations/translation-rows.ts'

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

/** Answers the course as it then is, if theirs. */
export const updateToArchived = (context: Context, { courseId, author }: Authored) =>
  change(context, courses, {
    id: courseId,
    when: isChangeable(courseId, author),
    set: { published: false, archivedAt: context.at, touchedAt: context.at },
    audit: { action: 'course.archived', subject: 'course', when: sql`${courses.enrollmentCount} > 0` },
    also: (from) => [
      ...tellEducator(context, {
        courseId,
        author,
        change: sql`iif(${courses.enrollmentCount} > 0, 'archived', 'deleted')`,
        takesBack: ['restored'],
        from,
      }),
      insertAuditRow(context, {
        action: 'course.deleted',
        subject: { type: 'course', id: courseId },
        from: sql`${from} AND ${courses.enrollmentCount} = 0`,
      }),
      insertOutboxRows(context, {
        template,
        details: sql`json_object('firstName', ${profiles.firstName}, 'courseId', ${courses.id}, 'course', ${titleForMail('course', courses)})`,
        holdSeconds: limits.undoSeconds,
        from: sql`FROM ${enrollments} JOIN ${courses} ON ${courses.id} = ${enrollments.courseId}
          JOIN ${users} ON ${users.id} = ${enrollments.studentId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
          WHERE ${enrollments.courseId} = ${courseId} AND ${isChangeable(courseId, author)} AND NOT ${isTold(courseId)}`,
      }),
    ],
    read: selectStanding(context.db, { courseId, author }),
  })

/** Answers the course as it then is, if theirs. */
export const updateToRestored = (context: Context, { courseId, author }: Authored) =>
  change(context, courses, {
    id: courseId,
    when: sql`${isAuthored(courseId, author)} AND ${courses.archivedAt} IS NOT NULL`,
    set: { archivedAt: null, touchedAt: context.at },
    audit: { action: 'course.restored', subject: 'course' },
    also: (from) => [
      ...tellEducator(context, { courseId, author, change: 'restored', takesBack: ['archived', 'deleted'], from }),
      // Only the newest archive has waiting emails: restoring has deleted those of earlier ones.
      context.db
        .delete(outbox)
        .where(
          and(
            eq(outbox.template, template),
            eq(outbox.urgency, urgencyOf.pending),
            sql`${outbox.details} ->> 'courseId' = ${courseId} AND EXISTS (SELECT 1 ${from})`,
          ),
        ),
    ],
    read: selectStanding(context.db, { courseId, author }),
  })
