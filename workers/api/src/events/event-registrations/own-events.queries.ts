import { siteSearchLimits } from '@kere/contracts/search/site-search-options'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'

export const ownEvents = prepareQuery((db) =>
  db
    .select({
      id: events.id,
      title: events.title,
      topic: events.topic,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      coverImage: events.coverImage,
      coverDrawing: events.coverDrawing,
      status: eventRegistrations.status,
    })
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(
      and(
        eq(eventRegistrations.userId, sql.placeholder('viewerId')),
        ne(eventRegistrations.status, 'cancelled'),
        // Drafts and deleted events have no page.
        sql`(${events.published} = 1 OR ${events.cancelledAt} IS NOT NULL) AND ${events.deletedAt} IS NULL`,
      ),
    )
    .orderBy(desc(eventRegistrations.updatedAt), desc(eventRegistrations.id))
    .limit(siteSearchLimits.own),
)
