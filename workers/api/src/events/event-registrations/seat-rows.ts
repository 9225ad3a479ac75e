import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { eq, sql, type SQL } from 'drizzle-orm'
import { insertOutboxRows, type MailContext } from '../../http/outbox-row.ts'
import { offerMs, offersEndMs } from './event-registrations.domain.ts'
import { titleForMail } from '../../kit/translations/translation-rows.ts'

// These conditions need `events` in the query, and `event_registrations` joined as the person's own row.

/** Free seats are offered to the waitlist until two hours before the start. */
export const isOffering = (now: number) =>
  sql`${events.cancelledAt} IS NULL AND ${events.deletedAt} IS NULL AND ${events.startsAt} > ${now + offersEndMs}`

export const hasSeat = (now: number) => sql`${events.takenCount} < ${events.maxParticipants}
  AND (${events.waitlistCount} = 0 OR ${events.startsAt} <= ${now + offersEndMs})`

/** Tells that a seat is reserved for this person: it is offered to them, or their cancellation can still be undone. */
export const hasOwnSeat = (now: number) => sql`(${eventRegistrations.takesSeat} IS 1
  AND ${eventRegistrations.status} IN ('offered', 'cancelled') AND ${eventRegistrations.seatUntil} > ${now})`

const isOpen = (now: number) => sql`${events.published} = 1 AND ${events.closesAt} > ${now}`

const isFree = sql`(${eventRegistrations.id} IS NULL OR ${eventRegistrations.status} = 'cancelled')`

const isWaiting = sql`${eventRegistrations.status} IS 'waitlisted'`

/** A person may accept an offer even after registration has closed. */
export const mayTakeSeat = (now: number) =>
  sql`(${hasOwnSeat(now)} OR (${isOpen(now)} AND (${isFree} OR ${isWaiting}) AND ${hasSeat(now)}))`

export const mayWait = (now: number) =>
  sql`(${isOpen(now)} AND ${isFree} AND ${events.hasWaitlist} = 1 AND ${isOffering(now)} AND NOT (${hasSeat(now)}))`

export const eventWithRowOf = (userId: string | SQL) => sql`FROM ${events}
  LEFT JOIN ${eventRegistrations} ON ${eventRegistrations.eventId} = ${events.id} AND ${eventRegistrations.userId} = ${userId}`

export const isForOthers = (userId: string, now: number) => sql`${events.source} = 'internal'
  AND ${events.educatorId} IS NOT ${userId} AND ${events.cancelledAt} IS NULL AND ${events.deletedAt} IS NULL
  AND ${events.startsAt} > ${now}`

/**
 * The limits for one batch, because each change writes a row, the event's counts and an email. The next minute
 * continues.
 */
export const freedAtOnce = 500
const offeredAtOnce = 100

/**
 * Ends expired reservations and offers free seats to the waitlist. Put it first in a batch that gives seats, so that
 * the waitlist comes first, and last in a batch that frees them.
 * @param event SQL for the event's id
 */
export function settleEvent(context: MailContext, event: SQL) {
  const { db, at, newId } = context
  const change = newId('chg')
  const changed = (status: SQL) => sql`FROM ${eventRegistrations}
    JOIN ${events} ON ${events.id} = ${eventRegistrations.eventId} JOIN ${users} ON ${users.id} = ${eventRegistrations.userId}
    JOIN ${profiles} ON ${profiles.id} = ${users.id}
    WHERE ${eventRegistrations.eventId} = ${event} AND ${eventRegistrations.status} = ${status}
      AND ${eventRegistrations.updatedAt} = ${at} AND ${eventRegistrations.lastChange} = ${change}`
  const mail = (template: 'seat_offered' | 'seat_offer_expired', from: SQL) =>
    insertOutboxRows(context, {
      template,
      details: registrationDetails(),
      from,
    })
  const wasOffered = sql`${eventRegistrations.status} = 'offered'`
  return [
    db
      .update(eventRegistrations)
      .set({
        status: 'cancelled',
        takesSeat: false,
        seatUntil: null,
        cancelledFrom: sql`iif(${wasOffered}, 'offered', ${eventRegistrations.cancelledFrom})`,
        cancelledAt: sql`iif(${wasOffered}, ${at}, ${eventRegistrations.cancelledAt})`,
        lastChange: sql`iif(${wasOffered}, ${change}, ${eventRegistrations.lastChange})`,
        updatedAt: sql`iif(${wasOffered}, ${at}, ${eventRegistrations.updatedAt})`,
      })
      .where(
        sql`${eventRegistrations.id} IN (SELECT late.id FROM event_registrations AS late
          WHERE late.event_id = ${event} AND late.takes_seat = 1 AND late.seat_until <= ${at}
          ORDER BY late.seat_until LIMIT ${freedAtOnce})`,
      )
      .returning({ id: eventRegistrations.id }),
    // If the event was cancelled, another email says so.
    mail('seat_offer_expired', sql`${changed(sql`'cancelled'`)} AND ${events.cancelledAt} IS NULL`),
    db
      .update(eventRegistrations)
      .set({
        status: 'offered',
        takesSeat: true,
        seatUntil: sql`(SELECT min(${at + offerMs}, starts_at - ${offersEndMs}) FROM events WHERE id = event_id)`,
        lastChange: change,
        updatedAt: at,
      })
      .where(
        sql`${eventRegistrations.id} IN (SELECT next.id FROM event_registrations AS next
          WHERE next.event_id = ${event} AND next.status = 'waitlisted' ORDER BY next.queue_number
          LIMIT coalesce((SELECT max(0, min(${offeredAtOnce}, ${events.maxParticipants} - ${events.takenCount}))
            FROM ${events} WHERE ${eq(events.id, event)} AND ${isOffering(at)}), 0))`,
      )
      .returning({ id: eventRegistrations.id }),
    mail('seat_offered', changed(sql`'offered'`)),
  ] as const
}

const instant = (at: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%SZ', ${at} / 1000, 'unixepoch')`

/**
 * The values of a registration's emails, including what an undo needs while the email is held. It never contains the
 * meeting link (C-36).
 */
export const registrationDetails = (more: SQL = sql``) => sql`json_object('firstName', ${profiles.firstName},
  'registrationId', ${eventRegistrations.id}, 'eventId', ${events.id}, 'event', ${titleForMail('event', events)},
  'startsAt', ${instant(sql`${events.startsAt}`)}, 'endsAt', ${instant(sql`${events.endsAt}`)},
  'venue', iif(${events.type} = 'online', 'Online', ${events.location}),
  'price', CAST(${events.price} AS TEXT),
  'seatUntil', coalesce(${instant(sql`${eventRegistrations.seatUntil}`)}, '')${more})`
