import { actBatch } from '../../base/named-batch.ts'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { outbox } from '@kere/d1/schema/console/outbox'
import { users } from '@kere/d1/schema/accounts/users'
import { sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { makeTicketCode } from './event-registrations.domain.ts'
import { fromRow, heldMailOfEvent, nextNumber, type Seat, position } from './registration-rows.ts'
import { selectStanding } from './registrations.queries.ts'
import { eventWithRowOf, isForOthers, mayTakeSeat, mayWait, registrationDetails, settleEvent } from './seat-rows.ts'

interface RegistrationRequest {
  eventId: string
  person: SignedIn
  joinsWaitlist: boolean
  wantsReminder: boolean | undefined
}

/**
 * Registers a person or puts them into the queue. The statement that writes the row decides whether there is a seat, so
 * that even simultaneous requests get each seat and each queue number only once (W-10). A person has one row per event,
 * whatever happened before (U-03).
 * @returns whether anything was changed, and the present state
 */
export async function upsertRegistration(context: Context, request: RegistrationRequest) {
  const { eventId, person, joinsWaitlist, wantsReminder } = request
  const { db, at, newId, randomBytes } = context
  const { userId } = person
  const change = newId('chg')
  const place: Seat = { eventId, userId }
  const takesSeat = sql`(${events.price} = 0 AND ${mayTakeSeat(at)})`
  const changed = sql`${fromRow(place)} AND ${eventRegistrations.lastChange} = ${change}`
  const isBack = sql`${eventRegistrations.status} = 'registered' AND EXISTS (SELECT 1 FROM ${outbox}
    WHERE ${heldMailOfEvent(userId, eventId)} AND ${outbox.details} ->> 'from' = 'registered')`
  const {
    isDone,
    standing: [standing],
  } = await actBatch(context, [
    ...settleEvent(context, sql`${eventId}`),
    {
      done: insertSelect(
        db,
        eventRegistrations,
        {
          id: newId('reg'),
          eventId: sql`${events.id}`,
          userId,
          status: sql`iif(${takesSeat}, 'registered', 'waitlisted')`,
          takesSeat: sql`${takesSeat}`,
          queueNumber: sql`iif(${takesSeat}, ${eventRegistrations.queueNumber}, ${nextNumber})`,
          ticketCode: makeTicketCode(randomBytes),
          wantsReminder: wantsReminder ?? sql`coalesce(${eventRegistrations.wantsReminder}, 0)`,
          registeredAt: sql`iif(${takesSeat}, ${at}, NULL)`,
          lastChange: change,
          createdAt: at,
          updatedAt: at,
        },
        sql`${eventWithRowOf(userId)} WHERE ${events.id} = ${eventId} AND ${isForOthers(userId, at)}
        AND (${takesSeat} OR (${joinsWaitlist ? 1 : 0} AND ${mayWait(at)}))`,
      ).onConflictDoUpdate({
        target: [eventRegistrations.eventId, eventRegistrations.userId],
        set: {
          status: sql`excluded.status`,
          takesSeat: sql`excluded.takes_seat`,
          seatUntil: null,
          cancelledFrom: null,
          queueNumber: sql`excluded.queue_number`,
          wantsReminder: sql`excluded.wants_reminder`,
          grantId: null,
          registeredAt: sql`excluded.registered_at`,
          cancelledAt: null,
          lastChange: change,
          updatedAt: at,
        },
      }),
    },
    // No email is sent if the person registers again while the email about the cancellation is still held: both emails
    // are dropped.
    insertOutboxRow(context, {
      template: sql`iif(${eventRegistrations.status} = 'registered', 'event_registered', 'waitlist_joined')`,
      kind: 'event_places',
      userId,
      to: sql`${users.email}`,
      details: registrationDetails(sql`, 'position', coalesce(CAST(${position} AS TEXT), '')`),
      from: sql`${changed} AND NOT (${isBack})`,
    }),
    db.delete(outbox).where(sql`${heldMailOfEvent(userId, eventId)} AND EXISTS (SELECT 1 ${changed})`),
    { standing: selectStanding(context, eventId, person) },
  ])
  return { isDone, standing }
}
