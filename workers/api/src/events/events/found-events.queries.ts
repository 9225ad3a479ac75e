import { events } from '@kere/d1/schema/events/events'
import { sql } from 'drizzle-orm'
import { prepareQuery } from '../../base/prepare-query.ts'
import { readerPlaceholder, translationOf } from '../../kit/translations/translation-rows.ts'
import { bestFirst, foundColumns, foundRows } from '../../kit/site-search/found-rows.ts'
import type { FoundShape } from '../../kit/site-search/search-source.ts'

/** Finds events that are neither over nor cancelled. */
export const foundEvents = prepareQuery((db, shape: FoundShape) =>
  db
    .select({
      id: events.id,
      title: events.title,
      description: events.description,
      language: events.language,
      translation: translationOf('event', events, readerPlaceholder).as('translation'),
      topic: events.topic,
      // The cast is safe: a check of the table demands a start for every published event.
      startsAt: sql<number>`${events.startsAt}`.as('start'),
      // NULL for an online event: its location is the meeting link, which is never shown here (C-36).
      venue: sql<string | null>`iif(${events.type} = 'in-person', ${events.location}, NULL)`.as('venue'),
      price: events.price,
      coverImage: events.coverImage,
      coverDrawing: events.coverDrawing,
      seatsLeft: sql<number>`${events.maxParticipants} - ${events.takenCount}`.as('seats_left'),
      maxParticipants: events.maxParticipants,
      hasWaitlist: events.hasWaitlist,
      ...foundColumns,
    })
    .from(
      foundRows(
        {
          table: 'events',
          index: 'event_search',
          wordIndex: 'event_title_search',
          title: sql`${events.title}`,
          texts: sql`${events.title} || ' ' || ${events.description}`,
          isShown: sql`${events.published} = 1 AND ${events.isOver} = 0 AND +${events.endsAt} > ${sql.placeholder('now')}
            AND ${events.cancelledAt} IS NULL`,
        },
        shape,
      ),
    )
    .crossJoin(events)
    .where(sql`${events.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
