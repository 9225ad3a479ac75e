import { freePlaceLimits, type FreePlaceState } from '@kere/contracts/orders/free-place-options'
import { freePlaces as resource } from '@kere/contracts/orders/free-places'
import { limits } from '@kere/contracts/http/limits'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { courses } from '@kere/d1/schema/courses/courses'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { freePlacePools, freePlaces } from '@kere/d1/schema/orders/free-places'
import { orders } from '@kere/d1/schema/orders/orders'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import { isAgreedTo } from '../../accounts/guardians/agreed-rows.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { archiveAnew, isNotTold, withdrawFirstLearnerMail } from '../../courses/enrollments/place-rows.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { change, isMailOf, mailsWait } from '../../http/change.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { isOnlyOpen } from '../change-rows.ts'
import { type CodeProblem, discountOf, mayHoldUse } from '../discount-codes/code-rows.ts'
import { isHad, orderItemHandlers } from '../order-item-rows.ts'
import { beginPlace, fromPlace, placeDetails } from './place-rows.ts'

/** A condition on a course: this person may give its places. */
const isGiver = ({ userId, role }: SignedIn) => (role === 'admin' ? sql`TRUE` : sql`${courses.educatorId} = ${userId}`)

/** A condition on a place: this person may give the places of its course. */
const isGivenBy = (giver: SignedIn) => sql`EXISTS (SELECT 1 FROM ${courses}
  WHERE ${courses.id} = ${freePlaces.courseId} AND ${isGiver(giver)})`

const givers = alias(profiles, 'givers')

/** A learner who has opened a lesson has begun: their notes would go with the place. */
const hasBegun = sql`EXISTS (SELECT 1 FROM enrollments AS place WHERE place.id = ${freePlaces.enrollmentId}
  AND (place.progress > 0 OR place.completed = 1
    OR EXISTS (SELECT 1 FROM lesson_progress AS opened WHERE opened.enrollment_id = place.id)))`

const isHeld = sql`EXISTS (SELECT 1 FROM enrollments AS place WHERE place.id = ${freePlaces.enrollmentId})`

/**
 * The learner has paid for the course since, and a payment leaves an existing enrollment as it is. A late payment that
 * goes back has no grant.
 */
const isPaid = sql`EXISTS (SELECT 1 FROM orders AS paid WHERE paid.buyer_id = ${freePlaces.learnerId}
  AND paid.item_kind = 'course' AND paid.item_id = ${freePlaces.courseId} AND paid.grant_id IS NOT NULL
  AND +paid.state IN ('paid', 'refund_requested'))`

const placeState = sql<FreePlaceState>`CASE WHEN ${freePlaces.takenBackAt} IS NOT NULL THEN 'taken_back'
  WHEN ${enrollments.id} IS NULL THEN 'left' WHEN ${hasBegun} THEN 'begun' WHEN ${isPaid} THEN 'paid' ELSE 'not_begun' END`

const select = ({ db, at }: Pick<Context, 'db' | 'at'>) =>
  db
    .select({
      id: freePlaces.id,
      learner: sql<string | null>`${shownName(at)}`.as('learner_name'),
      givenBy: sql<string | null>`${fullName(givers)}`.as('giver_name'),
      codeId: freePlaces.codeId,
      state: placeState.as('place_state'),
      givenAt: freePlaces.givenAt,
    })
    .from(freePlaces)
    .leftJoin(profiles, eq(profiles.id, freePlaces.learnerId))
    .leftJoin(givers, eq(givers.id, freePlaces.givenBy))
    .leftJoin(enrollments, eq(enrollments.id, freePlaces.enrollmentId))

export type PlaceRow = Awaited<ReturnType<typeof select>>[number]

export const freePlaceRows = rowsOf(resource, {
  select: (_, context) => select(context),
  isOwn: (context) => isGivenBy(requireSignedIn(context)),
  orders: byDate({ givenAt: freePlaces.givenAt, id: freePlaces.id }),
  filters: { course: freePlaces.courseId },
})

const selectPool = ({ db }: Pick<Context, 'db'>, courseId: string, giver: SignedIn) =>
  db
    .select({
      id: courses.id,
      title: courses.title,
      price: courses.price,
      isPublished: courses.published,
      size: sql<number>`coalesce(${freePlacePools.size}, 0)`.as('pool_size'),
      given: sql<number>`coalesce(${freePlacePools.givenCount}, 0)`.as('pool_given'),
    })
    .from(courses)
    .leftJoin(freePlacePools, eq(freePlacePools.id, courses.id))
    .where(sql`${courses.id} = ${courseId} AND ${isGiver(giver)}`)

export const readPool = async (context: Context, courseId: string) =>
  (await selectPool(context, courseId, requireSignedIn(context))).at(0)

export type PoolRow = NonNullable<Awaited<ReturnType<typeof readPool>>>

/** Sets the size of a pool, unless more places are given. */
export async function updatePool(context: Context, courseId: string, size: number) {
  const { db } = context
  const from = sql`FROM ${courses} WHERE ${courses.id} = ${courseId}`
  const { isDone, pool } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'free_place_pool.set',
      subject: { type: 'course', id: courseId },
      detail: { places: size },
      from: sql`${from} AND NOT EXISTS (SELECT 1 FROM ${freePlacePools} WHERE ${freePlacePools.id} = ${courseId}
        AND (${freePlacePools.givenCount} > ${size} OR ${freePlacePools.size} = ${size}))`,
    }),
    {
      done: insertSelect(db, freePlacePools, { id: sql`${courses.id}`, size }, from).onConflictDoUpdate({
        target: freePlacePools.id,
        set: { size },
        setWhere: lte(freePlacePools.givenCount, size),
      }),
    },
    { pool: selectPool(context, courseId, requireSignedIn(context)) },
  ])
  return { isDone, pool: pool[0] }
}

const dayMs = 24 * 60 * 60 * 1000

/** Reads as many rows as a day allows, however many places the giver has given. */
const hasGivenDaily = (
  { userId }: SignedIn,
  now: number,
) => sql`coalesce((SELECT newest.given_at FROM free_places AS newest
  WHERE newest.given_by = ${userId} ORDER BY newest.rowid DESC LIMIT 1 OFFSET ${freePlaceLimits.perDay - 1}), 0) > ${now - dayMs}`

/** The plus sign keeps SQLite from reading all places of the course. */
const wasGivenOften = (courseId: string, email: string) => sql`(SELECT count(*) FROM users AS person
  JOIN free_places AS given ON given.learner_id = person.id
  WHERE person.email = ${email} AND +given.course_id = ${courseId} AND given.code_id IS NULL) >= ${freePlaceLimits.perPerson}`

/** The course and its pool decide in the insert, so that the last place is given once. */
export async function insertGiven(context: Context, courseId: string, email: string) {
  const { db, at, newId, stableId } = context
  const giver = requireSignedIn(context)
  const [id, name] = [stableId('frp'), newId('out')]
  const isNew = sql`${freePlaces.id} = ${id} AND ${freePlaces.lastChange} = ${name}`
  const isTooMany = hasGivenDaily(giver, at)
  const isTooOften = wasGivenOften(courseId, email)
  const { isDone, before, place, pool } = await actBatch(context, [
    {
      before: db
        .select({
          isTooMany: sql<number>`${isTooMany}`.as('is_too_many'),
          isTooOften: sql<number>`${isTooOften}`.as('is_too_often'),
        })
        .from(sql`(SELECT 1)`),
    },
    {
      done: insertSelect(
        db,
        freePlaces,
        {
          id,
          courseId: sql`${courses.id}`,
          learnerId: sql`users.id`,
          givenBy: giver.userId,
          price: sql`${courses.price}`,
          enrollmentId: stableId('enr'),
          lastChange: name,
          givenAt: at,
        },
        sql`FROM ${courses} JOIN ${freePlacePools} ON ${freePlacePools.id} = ${courses.id}
          JOIN users ON users.email = ${email} JOIN user_entries ON user_entries.user_id = users.id
          JOIN profiles ON profiles.id = users.id AND profiles.onboarding_completed = 1
          WHERE ${courses.id} = ${courseId} AND ${isGiver(giver)} AND ${courses.published} = 1 AND ${courses.price} > 0
          AND ${freePlacePools.givenCount} < ${freePlacePools.size} AND user_entries.state = 'active'
          AND ${courses.educatorId} IS NOT users.id AND NOT EXISTS (SELECT 1 FROM enrollments AS had
            WHERE had.student_id = users.id AND had.course_id = ${courses.id})
          AND ${isAgreedTo('account', sql`users.id`, at)} AND NOT ${isTooMany} AND NOT ${isTooOften}`,
      ).onConflictDoNothing(),
    },
    ...beginPlace(context, isNew, limits.undoSeconds),
    insertAuditRow(context, {
      action: 'free_place.given',
      subject: { type: 'course', id: courseId },
      detail: sql`json_object('freePlaceId', ${id})`,
      from: sql`FROM ${freePlaces} WHERE ${isNew}`,
    }),
    insertOutboxRow(context, {
      id: name,
      template: 'free_place_given',
      details: placeDetails,
      holdSeconds: limits.undoSeconds,
      from: fromPlace(isNew),
    }),
    { place: select(context).where(eq(freePlaces.id, id)) },
    { pool: selectPool(context, courseId, giver) },
  ])
  return { isDone, place: place[0], pool: pool[0], before: before[0] }
}

/**
 * Ends a given place, unless its learner has begun or paid. Nobody is told as long as the email about the place waits,
 * or if the learner has left the course.
 */
export function updateToTakenBack(context: Context, id: string) {
  const { db, at } = context
  const isTheirs = sql`${freePlaces.codeId} IS NULL AND ${isGivenBy(requireSignedIn(context))}`
  const isUntold = mailsWait(context, freePlaces)
  return change(context, freePlaces, {
    id,
    when: sql`${isTheirs} AND ${freePlaces.takenBackAt} IS NULL AND NOT ${hasBegun}
      AND NOT (${isHeld} AND ${isPaid})`,
    set: { takenBackAt: at },
    audit: { action: 'free_place.taken_back', subject: 'free_place' },
    mails: [
      {
        template: 'free_place_taken_back',
        to: freePlaces.learnerId,
        details: {
          firstName: profiles.firstName,
          course: sql`(SELECT ${courses.title} FROM ${courses} WHERE ${courses.id} = ${freePlaces.courseId})`,
        },
        when: sql`${isHeld} AND NOT ${isUntold}`,
      },
    ],
    also: (from) => {
      const ofPlace = (column: SQL) => sql`(SELECT ${column} ${from})`
      const ofUntold = (column: SQL) => sql`(SELECT ${column} ${from} AND ${isUntold})`
      return [
        archiveAnew(context, ofPlace(sql`${freePlaces.courseId}`)),
        db.delete(enrollments).where(sql`${enrollments.id} = ${ofPlace(sql`${freePlaces.enrollmentId}`)}`),
        db.update(orders).set({ state: 'pending_payment', closedAt: null, cancelledBy: null, cancelReason: null })
          .where(sql`${orders.lastChange} = ${ofUntold(sql`${freePlaces.id}`)} AND ${orders.state} = 'cancelled'
            AND ${isOnlyOpen(sql`${orders.id}`)} AND ${mayHoldUse} AND NOT ${isHad}`),
        db.delete(outbox).where(isMailOf(ofUntold(sql`${freePlaces.lastChange}`))),
        withdrawFirstLearnerMail(context, ofPlace(sql`${freePlaces.enrollmentId}`)),
      ]
    },
    read: select(context).where(and(eq(freePlaces.id, id), isTheirs)),
  })
}

/** The code decides in the insert, so that its last use is given once. */
export async function insertByCode(context: Context, courseId: string, code: string) {
  const { db, at, newId, stableId } = context
  const learner = requireSignedIn(context)
  const { price, from } = orderItemHandlers.course.offer(courseId, learner, at)
  const { id: codeId, amount, problem } = discountOf({ code, courseId, buyerId: learner.userId, now: at }, price)
  const [id, enrollmentId, name] = [stableId('frp'), stableId('enr'), newId('chg')]
  const isNew = sql`${freePlaces.id} = ${id} AND ${freePlaces.lastChange} = ${name}`
  const { isDone, before, enrollment } = await actBatch(context, [
    {
      before: db
        .select({
          price: sql<number | null>`(SELECT ${price} ${from})`.as('price'),
          problem: sql<CodeProblem | null>`(SELECT ${problem} ${from})`.as('problem'),
        })
        .from(sql`(SELECT 1)`),
    },
    {
      done: insertSelect(
        db,
        freePlaces,
        {
          id,
          courseId: sql`${courses.id}`,
          learnerId: learner.userId,
          codeId,
          price,
          enrollmentId,
          lastChange: name,
          givenAt: at,
        },
        sql`${from} AND ${amount} = ${price}`,
      ).onConflictDoNothing(),
    },
    ...beginPlace(context, isNew),
    insertOutboxRow(context, {
      template: 'enrolled',
      details: placeDetails,
      from: sql`${fromPlace(isNew)} AND ${isNotTold('enrolled', sql`users.id`)}`,
    }),
    {
      enrollment: db
        .select({ id: enrollments.id, title: courses.title, createdAt: enrollments.createdAt })
        .from(enrollments)
        .innerJoin(courses, eq(courses.id, enrollments.courseId))
        .where(eq(enrollments.id, enrollmentId)),
    },
  ])
  return { enrollment: isDone ? enrollment[0] : undefined, ...(before[0] ?? { price: null, problem: null }) }
}
