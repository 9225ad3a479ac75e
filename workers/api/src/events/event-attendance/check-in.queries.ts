import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { isManaged } from '../event-authoring/managed-event-rows.ts'
import { eventColumns, selectAttendee } from './attendees.queries.ts'
import { certifyAttendance, takeBackAttendance } from './event-certificates.queries.ts'

export type Arrival = { code: string } | { registrationId: string }

interface CheckIn {
  eventId: string
  manager: SignedIn
  arrival: Arrival
  isLetInAnyway: boolean
  at: number
}

const isOf = (arrival: Arrival) =>
  'code' in arrival
    ? eq(eventRegistrations.ticketCode, arrival.code)
    : eq(eventRegistrations.id, arrival.registrationId)

/** The prefix of changes that let in a person who had cancelled, by which an undo recognises them. */
const letInPrefix = 'let'

const ofEvent = (eventId: string, manager: SignedIn, where?: SQL) =>
  sql`EXISTS (SELECT 1 FROM ${events} WHERE ${and(isManaged(eventId, manager), where)})`

/**
 * Checks a person in with a single statement, so that only the first of two simultaneous scans succeeds.
 * @returns the row as it is then, and whether this request has changed it; no row if there is no such ticket
 */
export async function updateToCheckedIn(context: Context, { eventId, manager, arrival, isLetInAnyway, at }: CheckIn) {
  const { db, newId } = context
  const isOpen = sql`${events.cancelledAt} IS NULL AND ${events.deletedAt} IS NULL`
  const isRegistered = eq(eventRegistrations.status, 'registered')
  const hasRoom = ofEvent(eventId, manager, sql`${events.takenCount} < ${events.maxParticipants}`)
  const isBack = and(eq(eventRegistrations.status, 'cancelled'), or(eq(eventRegistrations.takesSeat, true), hasRoom))
  const wasCancelled = sql`${eventRegistrations.status} = 'cancelled'`
  const isAttendee = and(isOf(arrival), eq(eventRegistrations.eventId, eventId))
  const {
    isDone,
    event: [event],
    attendee: [attendee],
    registration: [registration],
  } = await actBatch(context, [
    {
      done: db
        .update(eventRegistrations)
        .set({
          status: 'registered',
          takesSeat: true,
          seatUntil: null,
          registeredAt: sql`coalesce(${eventRegistrations.registeredAt}, ${at})`,
          checkedInAt: at,
          checkedInBy: manager.userId,
          lastChange: sql`iif(${wasCancelled}, ${newId(letInPrefix)}, ${eventRegistrations.lastChange})`,
          updatedAt: sql`iif(${wasCancelled}, ${at}, ${eventRegistrations.updatedAt})`,
        })
        .where(
          and(
            isAttendee,
            or(and(isRegistered, isNull(eventRegistrations.checkedInAt)), isLetInAnyway ? isBack : undefined),
            ofEvent(eventId, manager, isOpen),
          ),
        ),
    },
    certifyAttendance(context, and(isAttendee, isManaged(eventId, manager))),
    { event: selectEvent(context, eventId, manager) },
    { attendee: selectAttendee(context, and(isAttendee, ofEvent(eventId, manager))) },
    // Tells to which event a ticket belongs, without the person.
    {
      registration: db
        .select({ eventId: eventRegistrations.eventId, isFirstEvent: isFirstEvent.as('is_first_event') })
        .from(eventRegistrations)
        .where(and(isOf(arrival), ofEvent(eventId, manager))),
    },
  ])
  return { isDone, event, attendee, registration }
}

/** The SQL names the table, because drizzle omits it in a select from a single table. */
const isFirstEvent = sql<boolean>`NOT EXISTS (SELECT 1 FROM event_registrations AS earlier
  WHERE earlier.user_id = event_registrations.user_id AND earlier.id <> event_registrations.id
    AND earlier.status = 'registered' AND earlier.checked_in_at IS NOT NULL)`.mapWith(Boolean)

const selectEvent = ({ db }: Context, eventId: string, manager: SignedIn) =>
  db
    .select({ ...eventColumns, deletedAt: events.deletedAt })
    .from(events)
    .where(isManaged(eventId, manager))

/**
 * Undoes a check-in.
 * @returns the row as it is then; no row if the caller does not manage the event
 */
export async function updateToExpected(
  context: Context,
  { eventId, manager, registrationId }: { eventId: string; manager: SignedIn; registrationId: string },
) {
  const { db } = context
  const isAttendee = and(
    eq(eventRegistrations.id, registrationId),
    eq(eventRegistrations.eventId, eventId),
    ofEvent(eventId, manager),
  )
  const wasLetIn = sql`${eventRegistrations.lastChange} LIKE ${`${letInPrefix}\\_%`} ESCAPE '\\'`
  const {
    event: [event],
    attendee: [attendee],
  } = await namedBatch(db, [
    db
      .update(eventRegistrations)
      .set({
        status: sql`iif(${wasLetIn}, 'cancelled', ${eventRegistrations.status})`,
        takesSeat: sql`iif(${wasLetIn}, 0, ${eventRegistrations.takesSeat})`,
        checkedInAt: null,
        checkedInBy: null,
      })
      .where(and(isAttendee, eq(eventRegistrations.status, 'registered'), isNotNull(eventRegistrations.checkedInAt))),
    takeBackAttendance(context, eventId, isAttendee),
    { event: selectEvent(context, eventId, manager) },
    { attendee: selectAttendee(context, isAttendee) },
  ])
  return { event, attendee }
}
