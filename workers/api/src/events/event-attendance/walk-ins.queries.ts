import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { doorLimits } from '@kere/contracts/events/event-attendance-options'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { eventWalkIns } from '@kere/d1/schema/events/event-walk-ins'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { isManaged } from '../event-authoring/managed-event-rows.ts'
import { hasSeat, settleEvent } from '../event-registrations/seat-rows.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import type { AuditAction } from '../../http/labels.ts'
import { eventColumns } from './attendees.queries.ts'

const hourMs = 60 * 60 * 1000

const isDoorOpen = (now: number) => sql`${events.publishedAt} IS NOT NULL
  AND ${events.startsAt} <= ${now + doorLimits.opensHoursBefore * hourMs}
  AND ${events.endsAt} > ${now - doorLimits.closesHoursAfter * hourMs}`

interface NewWalkIn {
  eventId: string
  manager: SignedIn
  name: string
  email: string | undefined
}

const registrationOf = (eventId: string, email: string | undefined) =>
  sql`FROM ${eventRegistrations} JOIN ${users} ON ${users.id} = ${eventRegistrations.userId}
    WHERE ${eventRegistrations.eventId} = ${eventId} AND ${users.email} = ${email ?? null}`

/**
 * Adds a walk-in. The statement that takes the seat checks that there is one (W-10).
 * @returns the present state, which may come from an earlier try
 */
export async function insertWalkIn(context: Context, { eventId, manager, name, email }: NewWalkIn) {
  const { db, at, stableId } = context
  const id = stableId('wlk')
  const isAddable = sql`${isManaged(eventId, manager)} AND ${events.cancelledAt} IS NULL AND ${events.deletedAt} IS NULL
    AND ${events.source} = 'internal' AND ${events.price} = 0 AND ${isDoorOpen(at)}`
  const {
    event: [event],
    walkIns,
    registration: [registration],
  } = await actBatch(context, [
    ...settleEvent(context, sql`${eventId}`),
    {
      done: insertSelect(
        db,
        eventWalkIns,
        {
          id,
          eventId: sql`${events.id}`,
          name,
          email: email ?? null,
          sortedName: sql`lower(${name})`,
          checkedInAt: at,
          checkedInBy: manager.userId,
        },
        sql`FROM ${events} WHERE ${isAddable} AND ${hasSeat(at)} AND NOT EXISTS (SELECT 1 ${registrationOf(eventId, email)})`,
      ).onConflictDoNothing(),
    },
    auditWalkIn(context, 'event.walk_in_added', eventId, sql`${eventWalkIns.id} = ${id}`),
    {
      event: db
        .select({
          ...eventColumns,
          deletedAt: events.deletedAt,
          source: events.source,
          price: events.price,
          isDoorOpen: sql<boolean>`(${isDoorOpen(at)})`.mapWith(Boolean).as('is_door_open'),
        })
        .from(events)
        .where(isManaged(eventId, manager)),
    },
    {
      walkIns: db
        .select({ id: eventWalkIns.id, name: eventWalkIns.name, checkedInAt: eventWalkIns.checkedInAt })
        .from(eventWalkIns)
        .where(
          and(
            eq(eventWalkIns.eventId, eventId),
            or(eq(eventWalkIns.id, id), email === undefined ? undefined : eq(eventWalkIns.email, email)),
            isOfTheirs(eventId, manager),
          ),
        ),
    },
    {
      registration: db.select({ id: sql<string>`registration_id`.as('registration') }).from(
        sql`(SELECT ${eventRegistrations.id} AS registration_id ${registrationOf(eventId, email)}
          AND ${isOfTheirs(eventId, manager)}) AS known`,
      ),
    },
  ])
  return {
    event,
    own: walkIns.find((each) => each.id === id),
    other: walkIns.find((each) => each.id !== id),
    registrationId: registration?.id,
  }
}

const isOfTheirs = (eventId: string, manager: SignedIn) =>
  sql`EXISTS (SELECT 1 FROM ${events} WHERE ${isManaged(eventId, manager)})`

const auditWalkIn = (context: Context, action: AuditAction, eventId: string, where: SQL) =>
  insertAuditRow(context, {
    action,
    subject: { type: 'event', id: eventId },
    from: sql`FROM ${eventWalkIns} WHERE ${where}`,
  })

/** @returns the event as it is then; no event if the caller does not manage it */
export async function deleteWalkIn(
  context: Context,
  { eventId, manager, walkInId }: { eventId: string; manager: SignedIn; walkInId: string },
) {
  const { db } = context
  const isMeant = sql`${eventWalkIns.id} = ${walkInId} AND ${eventWalkIns.eventId} = ${eventId}
    AND ${isOfTheirs(eventId, manager)}`
  const {
    event: [event],
  } = await namedBatch(db, [
    auditWalkIn(context, 'event.walk_in_removed', eventId, isMeant),
    db.delete(eventWalkIns).where(isMeant),
    // The freed seat is offered to the waitlist.
    ...settleEvent(context, sql`${eventId}`),
    { event: db.select(eventColumns).from(events).where(isManaged(eventId, manager)) },
  ])
  return event
}
