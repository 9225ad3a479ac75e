import { siteSearchLimits } from '@kere/contracts/search/site-search-options'
import { events } from '@kere/d1/schema/events/events'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'

export const hostedEvents = prepareQuery((db) =>
  db
    .select({
      id: events.id,
      title: events.title,
      topic: events.topic,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      coverImage: events.coverImage,
      coverDrawing: events.coverDrawing,
    })
    .from(events)
    .where(and(eq(events.educatorId, sql.placeholder('viewerId')), isNull(events.deletedAt)))
    .orderBy(desc(events.updatedAt), desc(events.id))
    .limit(siteSearchLimits.own),
)
