import { formerMember } from '@kere/contracts/former-member'
import { eventRegistrations } from '@kere/d1/schema/event-registrations'
import { events } from '@kere/d1/schema/events'
import { orders } from '@kere/d1/schema/orders'
import { profiles } from '@kere/d1/schema/profiles'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'

export type TicketRow = NonNullable<Awaited<ReturnType<typeof selectTicket>>>

/** Whoever has one sees the event, withdrawn or deleted, as long as its row is there. */
export async function selectTicket(db: Database, key: { eventId: string; userId: string }) {
  const [row] = await db
    .select({
      id: eventRegistrations.id,
      status: eventRegistrations.status,
      registeredAt: eventRegistrations.registeredAt,
      position: position.as('position'),
      seatUntil: eventRegistrations.seatUntil,
      wantsReminder: eventRegistrations.wantsReminder,
      ticketCode: eventRegistrations.ticketCode,
      checkedInAt: eventRegistrations.checkedInAt,
      changedAt: eventRegistrations.updatedAt,
      openOrderId: openOrderId.as('open_order_id'),
      eventId: events.id,
      title: events.title,
      type: events.type,
      topic: events.topic,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      location: events.location,
      coverImage: events.coverImage,
      coverDrawing: events.coverDrawing,
      cancelledAt: events.cancelledAt,
      published: events.published,
      hostName: sql<string>`coalesce(${profiles.firstName} || ' ' || ${profiles.lastName}, ${formerMember.name})`.as(
        'host_name',
      ),
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .leftJoin(profiles, eq(profiles.id, events.educatorId))
    .where(and(eq(eventRegistrations.eventId, key.eventId), eq(eventRegistrations.userId, key.userId)))
  return row
}

const position = sql<number | null>`iif(${eventRegistrations.status} = 'waitlisted', (
    SELECT count(*) FROM event_registrations AS ahead WHERE ahead.event_id = ${eventRegistrations.eventId}
    AND ahead.status = 'waitlisted' AND ahead.queue_number <= ${eventRegistrations.queueNumber}
  ), NULL)`

const openOrderId = sql<
  string | null
>`(SELECT ${orders.id} FROM ${orders} WHERE ${orders.buyerId} = ${eventRegistrations.userId}
    AND ${orders.itemKind} = 'event' AND ${orders.itemId} = ${eventRegistrations.eventId} AND ${orders.state} = 'pending_payment')`
