import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import {
  eventColumns,
  isRowOf,
  openOrderOf,
  paidOrderOf,
  type Seat,
  position,
} from '../event-registrations/registration-rows.ts'

/** Finds tickets of withdrawn and deleted events too, as long as the registration exists. */
export const selectTicket = ({ db, language }: Pick<Context, 'db' | 'language'>, place: Seat) =>
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
      paidOrderId: paidOrderOf(place).as('paid_order_id'),
      eventId: eventRegistrations.eventId,
      ...eventColumns(language),
      isLinkPublic: events.isLinkPublic,
      isDeleted: sql<number>`${events.deletedAt} IS NOT NULL`.as('is_deleted'),
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .leftJoin(profiles, eq(profiles.id, events.educatorId))
    .where(isRowOf(place))
