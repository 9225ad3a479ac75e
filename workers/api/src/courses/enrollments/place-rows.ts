import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { outbox, urgencyOf } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../../base/context.ts'
import { insertOutboxRow, type MailContext } from '../../http/outbox-row.ts'
import type { MailTemplate } from '../../http/labels.ts'

/**
 * Tells that the person was not mailed about this course before. It keeps a learner who leaves and comes back from
 * causing a second email while the outbox still has the first.
 */
export const isNotTold = (template: MailTemplate, recipient: SQL) => sql`NOT EXISTS (SELECT 1 FROM ${outbox} AS told
  WHERE told.user_id = ${recipient} AND told.template = ${template} AND told.details ->> 'courseId' = ${courses.id})`

export const firstLearnerMail = (context: MailContext, isNew: SQL, holdSeconds = 0) =>
  insertOutboxRow(context, {
    template: 'first_learner',
    details: sql`json_object('firstName', ${profiles.firstName}, 'courseId', ${courses.id}, 'course', ${courses.title},
      'enrollmentId', ${enrollments.id})`,
    holdSeconds,
    from: sql`FROM ${enrollments} JOIN ${courses} ON ${courses.id} = ${enrollments.courseId}
      JOIN ${users} ON ${users.id} = ${courses.educatorId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
      WHERE ${isNew} AND ${courses.enrollmentCount} = 1 AND ${isNotTold('first_learner', sql`${users.id}`)}`,
  })

/**
 * Deletes the educator's email about the first learner, which is held for as long as the enrollment may be undone.
 * @param enrollment a subquery that gives one id
 */
export const withdrawFirstLearnerMail = ({ db }: MailContext, enrollment: SQL) =>
  db
    .delete(outbox)
    .where(
      and(
        eq(outbox.template, 'first_learner'),
        eq(outbox.urgency, urgencyOf.pending),
        sql`${outbox.details} ->> 'enrollmentId' = ${enrollment}`,
        eq(outbox.attempts, 0),
      ),
    )

/**
 * Begins the time again in which an archived course can be restored, when its last learner leaves (U-20).
 * @param course a subquery that gives one id
 */
export const archiveAnew = ({ db, at }: MailContext, course: SQL) =>
  db
    .update(courses)
    .set({ archivedAt: at })
    .where(and(sql`${courses.id} = ${course}`, isNotNull(courses.archivedAt), eq(courses.enrollmentCount, 1)))

/** The person's order for the course that waits for payment; an expression over `courses`. */
export const openOrderOf = ({ userId }: Pick<SignedIn, 'userId'>) => sql<
  string | null
>`(SELECT open.id FROM orders AS open
  WHERE open.buyer_id = ${userId} AND open.item_kind = 'course' AND open.item_id = ${courses.id}
  AND open.state = 'pending_payment')`

/** The person's orders for courses that wait for payment, the newest first. */
export const selectOpenOrders = (db: Database, userId: string, limit: number) =>
  db
    .select({ courseId: sql<string>`open.item_id`.as('course_id'), openOrderId: sql<string>`open.id`.as('open_id') })
    .from(sql`orders AS open`)
    .where(sql`open.buyer_id = ${userId} AND open.item_kind = 'course' AND open.state = 'pending_payment'`)
    // The plus sign keeps SQLite from using the index that spans the orders of all people.
    .orderBy(sql`+open.placed_at DESC, open.id DESC`)
    .limit(limit)
