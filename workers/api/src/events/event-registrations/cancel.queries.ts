import { actBatch } from '../../base/named-batch.ts'
import { limits } from '@kere/contracts/http/limits'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { outbox } from '@kere/d1/schema/console/outbox'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { fromRow, heldMailOfEvent, isRowOf } from './registration-rows.ts'
import { selectStanding } from './registrations.queries.ts'
import { registrationDetails, settleEvent } from './seat-rows.ts'

interface Own {
  eventId: string
  person: SignedIn
}

const { status, seatUntil, cancelledFrom, lastChange } = eventRegistrations

const isNotOver = (now: number) =>
  sql`EXISTS (SELECT 1 FROM events AS held WHERE held.id = ${eventRegistrations.eventId} AND held.ends_at > ${now})`

/**
 * Cancels a registration. While it can be undone, the seat stays taken; an offered seat stays taken no longer than the
 * offer lasts.
 * @returns whether this request did it, and the present state
 */
export async function updateToCancelled(context: Context, { eventId, person }: Own) {
  const { db, at, newId } = context
  const place = { eventId, userId: person.userId }
  const change = newId('out')
  const until = at + limits.undoSeconds * 1000
  const isMeant = and(
    sql`${status} IN ('registered', 'offered', 'waitlisted')`,
    // A seat that was paid for is given up through its order.
    isNull(eventRegistrations.grantId),
    isNotOver(at),
  )
  const {
    isDone,
    standing: [standing],
  } = await actBatch(context, [
    ...settleEvent(context, sql`${eventId}`),
    // The mail is written first, because it stores the state to which an undo returns.
    insertOutboxRow(context, {
      id: change,
      template: 'registration_cancelled',
      userId: place.userId,
      to: sql`${users.email}`,
      details: registrationDetails(sql`, 'from', ${status}, 'offeredUntil', CAST(coalesce(${seatUntil}, '') AS TEXT)`),
      holdSeconds: limits.undoSeconds,
      from: sql`${fromRow(place)} AND ${isMeant}`,
    }),
    {
      done: db
        .update(eventRegistrations)
        .set({
          status: 'cancelled',
          cancelledFrom: sql`${status}`,
          seatUntil: sql`min(${until}, coalesce(${seatUntil}, ${until}))`,
          cancelledAt: at,
          lastChange: change,
          updatedAt: at,
        })
        .where(and(isRowOf(place), isMeant)),
    },
    { standing: selectStanding(context, eventId, person) },
  ])
  return { isDone, standing }
}

/**
 * Undoes a cancellation: the person gets back the seat, the offer with its old end, or the old number in the queue.
 * @returns whether this request did it, and the present state
 */
export async function updateToRestored(context: Context, { eventId, person }: Own) {
  const { db, at, newId } = context
  const place = { eventId, userId: person.userId }
  const change = newId('chg')
  const held = sql`${heldMailOfEvent(place.userId, eventId)} AND ${outbox.id}`
  const {
    isDone,
    standing: [standing],
  } = await actBatch(context, [
    ...settleEvent(context, sql`${eventId}`),
    {
      done: db
        .update(eventRegistrations)
        .set({
          status: sql`${cancelledFrom}`,
          seatUntil: sql`CASE ${cancelledFrom} WHEN 'offered' THEN (SELECT CAST(${outbox.details} ->> 'offeredUntil' AS INTEGER)
          FROM ${outbox} WHERE ${held} = ${lastChange}) END`,
          cancelledFrom: null,
          cancelledAt: null,
          lastChange: change,
          updatedAt: at,
        })
        .where(
          and(
            isRowOf(place),
            eq(status, 'cancelled'),
            sql`${seatUntil} > ${at} AND EXISTS (SELECT 1 FROM ${outbox} WHERE ${held} = ${lastChange})`,
            isNotOver(at),
          ),
        ),
    },
    db
      .delete(outbox)
      .where(
        sql`${heldMailOfEvent(place.userId, eventId)} AND EXISTS (SELECT 1 ${fromRow(place)} AND ${lastChange} = ${change})`,
      ),
    // A person who is back on the waitlist may now get a free seat.
    ...settleEvent(context, sql`${eventId}`),
    { standing: selectStanding(context, eventId, person) },
  ])
  return { isDone, standing }
}
