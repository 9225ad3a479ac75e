import { eventRegistrations } from '@kere/d1/schema/event-registrations'
import { events } from '@kere/d1/schema/events'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { dashboardColumns, toDashboardEvent } from '../events/dashboard-rows.ts'
import { batchPart } from '../frame/batch-part.ts'

/** As many rows as the person has registrations, however many others there are. */
export const ownRegistrationFigures = batchPart(
  ({ db, userId, now }) => [
    db
      .select({ ...dashboardColumns, count: sql<number>`count(*) OVER ()`.as('upcoming_count') })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.eventId))
      .where(
        and(
          eq(eventRegistrations.userId, userId),
          eq(eventRegistrations.status, 'registered'),
          isNull(events.cancelledAt),
          isNull(events.deletedAt),
          sql`${events.endsAt} > ${now}`,
        ),
      )
      .orderBy(events.startsAt, events.id)
      .limit(1),
  ],
  ([[next]]) => ({ upcomingEvents: next?.count ?? 0, nextEvent: next ? toDashboardEvent(next) : null }),
)
