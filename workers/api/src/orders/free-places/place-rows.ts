import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { freePlaces } from '@kere/d1/schema/orders/free-places'
import { orders } from '@kere/d1/schema/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import { insertSelect } from '../../base/insert-select.ts'
import { firstLearnerMail } from '../../courses/enrollments/place-rows.ts'
import type { MailContext } from '../../http/outbox-row.ts'
import { titleForMail } from '../../kit/translations/translation-rows.ts'

/** Why the order of somebody was cancelled who has the course now. The buyer reads it. */
const cancelReason = 'You have a free place in this course, so there is nothing to pay.'

/**
 * Begins a free place: its learner is enrolled, and their order that waits for payment is cancelled. An order whose
 * payment was reported stays, so that the money is found. The order's change has the id of the place, by which it is
 * found again; if it had the name of the place's change, undoing it would delete the email about the place.
 * @param isNew a condition on the place: it was made by this batch
 */
export function beginPlace(context: MailContext, isNew: SQL, holdSeconds = 0) {
  const { db, at } = context
  return [
    insertSelect(
      db,
      enrollments,
      {
        id: sql`${freePlaces.enrollmentId}`,
        studentId: sql`${freePlaces.learnerId}`,
        courseId: sql`${freePlaces.courseId}`,
        createdAt: at,
        updatedAt: at,
      },
      sql`FROM ${freePlaces} WHERE ${isNew}`,
    ),
    db
      .update(orders)
      .set({
        state: 'cancelled',
        closedAt: at,
        cancelledBy: 'admin',
        cancelReason,
        lastChange: sql`(SELECT ${freePlaces.id} FROM ${freePlaces} WHERE ${isNew})`,
      })
      .where(
        sql`${orders.state} = 'pending_payment' AND ${orders.claimedAt} IS NULL AND ${orders.itemKind} = 'course'
        AND (${orders.buyerId}, ${orders.itemId}) IN (SELECT learner_id, course_id FROM ${freePlaces} WHERE ${isNew})`,
      ),
    firstLearnerMail(
      context,
      sql`${enrollments.id} = (SELECT ${freePlaces.enrollmentId} FROM ${freePlaces} WHERE ${isNew})`,
      holdSeconds,
    ),
  ]
}

/** A FROM clause that finds the place with its learner and its course. */
export const fromPlace = (
  isNew: SQL,
) => sql`FROM ${freePlaces} JOIN ${courses} ON ${courses.id} = ${freePlaces.courseId}
  JOIN users ON users.id = ${freePlaces.learnerId} JOIN profiles ON profiles.id = users.id WHERE ${isNew}`

export const placeDetails = sql`json_object('firstName', profiles.first_name, 'courseId', ${courses.id},
  'course', ${titleForMail('course', courses)})`

/** The free places, for a FROM clause. */
export const placesGiven = sql`free_places AS given`
