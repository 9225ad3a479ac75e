import { formerMember } from '@kere/contracts/former-member'
import { eventRegistrations } from '@kere/d1/schema/event-registrations'
import { events } from '@kere/d1/schema/events'
import { profiles } from '@kere/d1/schema/profiles'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'
import { isRowOf, openOrderOf, type Place, position } from '../event-registrations/registration-rows.ts'

/** Whoever has one sees the event, withdrawn or deleted, as long as its row is there. */
export const selectTicket = (db: Database, place: Place) =>
  db
    .select({
      id: eventRegistrations.id,
      status: eventRegistrations.status,
      registeredAt: eventRegistrations.registeredAt,
      position: position.as('position'),
      seatUntil: eventRegistrations.seatUntil,
      wantsReminder: eventRegistrations.wantsReminder,
      ticketCode: eventRegistrations.ticketCode,
      checkedInAt: eventRegistrations.checkedInAt,
      updatedAt: eventRegistrations.updatedAt,
      openOrderId: openOrderOf(place).as('open_order_id'),
      eventId: events.id,
      title: events.title,
      type: events.type,
      topic: events.topic,
      // Nobody registers for an event without its dates.
      startsAt: sql<number>`${events.startsAt}`.as('event_start'),
      endsAt: sql<number>`${events.endsAt}`.as('event_end'),
      location: events.location,
      coverImage: events.coverImage,
      coverDrawing: events.coverDrawing,
      isCancelled: sql<number>`${events.cancelledAt} IS NOT NULL`.as('is_cancelled'),
      isDeleted: sql<number>`${events.deletedAt} IS NOT NULL`.as('is_deleted'),
      isWithdrawn: sql<number>`${events.published} = 0`.as('is_withdrawn'),
      hostName:
        sql<string>`coalesce(trim(${profiles.firstName} || ' ' || ${profiles.lastName}), ${formerMember.name})`.as(
          'host_name',
        ),
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .leftJoin(profiles, eq(profiles.id, events.educatorId))
    .where(isRowOf(place))
