import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import type { EventType } from '@kere/contracts/events/event-options'
import { events } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type PreparedQuery, prepareQuery } from '../../base/prepare-query.ts'
import { itemIds } from '../learning-paths/path-rows.ts'
import type { ItemsAsked, PathCandidate, PathKind } from '../learning-paths/path-source.ts'
import { type PathEventRow, toEventCandidate } from './events.domain.ts'

/** The number of events that are read, the soonest first. */
const soonest = 60

const columns = {
  id: events.id,
  title: events.title,
  topic: events.topic,
  // The casts are safe: a check of the table demands these columns for every published event.
  type: sql<EventType>`${events.type}`.as('event_type'),
  startsAt: sql<number>`${events.startsAt}`.as('start'),
  endsAt: sql<number>`${events.endsAt}`.as('end'),
  publishedAt: sql<number>`${events.publishedAt}`.as('published'),
  price: events.price,
  /** NULL for an online event: its location is the meeting link, which is never shown here (C-36). */
  venue: sql<string | null>`iif(${events.type} = 'in-person', ${events.location}, NULL)`.as('venue'),
  coverImage: events.coverImage,
  educatorId: events.educatorId,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
}

// The value is literal SQL, because SQLite uses a partial index only if it sees its condition.
const isPublished = sql`${events.published} = 1`

const candidates = prepareQuery((db) =>
  db
    .select({
      ...columns,
      isRegistered: sql<boolean>`0`.mapWith(Boolean).as('is_registered'),
      hasAttended: sql<boolean>`0`.mapWith(Boolean).as('has_attended'),
    })
    .from(events)
    .leftJoin(profiles, eq(profiles.id, events.educatorId))
    .where(
      and(
        isPublished,
        isNull(events.cancelledAt),
        sql`${events.startsAt} > ${sql.placeholder('now')}`,
        sql`+${events.closesAt} > ${sql.placeholder('now')}`,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(sql.placeholder('count')),
)

export const eventCandidates = (now: number) => asCandidates(candidates({ now, count: soonest }))

const items = prepareQuery((db, kind: PathKind) =>
  db
    .select({
      ...columns,
      isRegistered: sql<boolean>`coalesce(${eventRegistrations.status} = 'registered', 0)`
        .mapWith(Boolean)
        .as('is_registered'),
      hasAttended:
        sql<boolean>`coalesce(${eventRegistrations.status} = 'registered' AND ${eventRegistrations.checkedInAt} IS NOT NULL, 0)`
          .mapWith(Boolean)
          .as('has_attended'),
    })
    .from(events)
    .leftJoin(profiles, eq(profiles.id, events.educatorId))
    .leftJoin(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, events.id), eq(eventRegistrations.userId, sql.placeholder('viewerId'))),
    )
    .where(and(sql`${events.id} IN ${itemIds('event', kind)}`, isPublished, isNull(events.cancelledAt))),
)

export const eventItems = ({ kind, id, viewerId }: ItemsAsked) => asCandidates(items({ id, viewerId }, kind))

const asCandidates = (query: PreparedQuery<PathEventRow[]>): PreparedQuery<PathCandidate[]> => ({
  ...query,
  toRows: (result) => query.toRows(result).map(toEventCandidate),
})
