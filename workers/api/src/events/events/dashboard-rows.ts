import { comingRelations } from '@kere/contracts/events/coming-event-relations'
import { limits } from '@kere/contracts/http/limits'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { instantOf } from '../../base/instants.ts'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { batchPart } from '../../http/batch-part.ts'

const { registered, waitlisted } = comingRelations

/** This long before the start, the link leads to the check-in and no longer to the list of attendees. */
const checkInMs = 24 * 60 * 60 * 1000

const ticketPath = (eventId: string) => `/dashboard/my-events/${eventId}`

const dashboardColumns = {
  id: events.id,
  title: events.title,
  // The cast is safe: a check of the table demands these columns for every published event.
  type: sql<'online' | 'in-person'>`${events.type}`.as('event_type'),
  topic: events.topic,
  startsAt: sql<number>`${events.startsAt}`.as('event_start'),
  endsAt: sql<number>`${events.endsAt}`.as('event_end'),
  location: events.location,
  coverImage: events.coverImage,
  coverDrawing: events.coverDrawing,
}

interface DashboardRow {
  id: string
  title: string
  type: 'online' | 'in-person'
  topic: (typeof events.$inferSelect)['topic']
  startsAt: number
  endsAt: number
  location: string
  coverImage: string | null
  coverDrawing: number
}

const toDashboardEvent = ({
  id,
  title,
  type,
  topic,
  startsAt,
  endsAt,
  location,
  coverImage,
  coverDrawing,
}: DashboardRow) => ({
  id,
  title,
  type,
  topic,
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  venue: type === 'online' ? null : location,
  coverImage: smallPictureOf(coverImage),
  coverDrawing,
})

export const ownEventFigures = batchPart(
  ({ db, userId, now }) => [
    db
      .select({
        ...dashboardColumns,
        registrationsCount: events.registrationsCount,
        maxParticipants: events.maxParticipants,
        count: sql<number>`count(*) OVER ()`.as('upcoming_count'),
      })
      .from(events)
      .where(
        and(
          eq(events.educatorId, userId),
          // The condition is literal SQL, so that SQLite recognises the condition of the partial index.
          sql`${events.published} = 1 AND ${events.isOver} = 0`,
          isNull(events.cancelledAt),
          sql`${events.endsAt} > ${now}`,
        ),
      )
      .orderBy(events.startsAt, events.id)
      .limit(1),
  ],
  ([[next]]) => ({
    upcomingEvents: next?.count ?? 0,
    nextEvent: next
      ? {
          ...toDashboardEvent(next),
          registrationsCount: next.registrationsCount,
          maxParticipants: next.maxParticipants,
        }
      : null,
  }),
  ([[next]], now) => {
    if (!next) return []
    const isNear = next.startsAt - now < checkInMs
    return [
      {
        id: `hosted:${next.id}`,
        kind: 'coming',
        title: next.title,
        text: `You host it. ${next.registrationsCount} of ${next.maxParticipants} registered`,
        at: instantOf(next.startsAt),
        path: `/dashboard/events/${next.id}/${isNear ? 'check-in' : 'attendees'}`,
        act: isNear ? 'Check-in' : 'Attendees',
      },
    ]
  },
)

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
  ([[next]]) =>
    next
      ? [
          {
            id: `event:${next.id}`,
            kind: 'coming',
            title: next.title,
            text: `${registered.fact}, ${next.type === 'online' ? 'online' : next.location}`,
            at: instantOf(next.startsAt),
            path: ticketPath(next.id),
            act: registered.main.label,
          },
        ]
      : [],
)

/** Leaves out offers that have ended, which scheduled work removes a minute later at most. */
export const ownWaitingFigures = batchPart(
  ({ db, userId, now }) => [
    db
      .select({
        eventId: events.id,
        title: events.title,
        startsAt: dashboardColumns.startsAt,
        seatUntil: sql<
          number | null
        >`iif(${eventRegistrations.status} = 'offered', ${eventRegistrations.seatUntil}, NULL)`.as('offered_until'),
      })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.eventId))
      .where(
        and(
          eq(eventRegistrations.userId, userId),
          inArray(eventRegistrations.status, ['offered', 'waitlisted']),
          sql`(${eventRegistrations.status} = 'waitlisted' OR ${eventRegistrations.seatUntil} > ${now})`,
          isNull(events.cancelledAt),
          isNull(events.deletedAt),
          sql`${events.startsAt} > ${now}`,
        ),
      )
      .orderBy(sql`offered_until IS NULL`, sql`offered_until`, events.startsAt, events.id)
      .limit(limits.dashboardRows),
  ],
  ([waiting]) => ({
    waitingForSeats: waiting.map(({ startsAt, seatUntil, ...row }) => ({
      ...row,
      startsAt: new Date(startsAt).toISOString(),
      seatUntil: seatUntil === null ? null : new Date(seatUntil).toISOString(),
    })),
  }),
  ([waiting]) =>
    waiting.map(({ eventId, title, startsAt, seatUntil }) => {
      const row = { id: `seat:${eventId}`, path: ticketPath(eventId) }
      return seatUntil === null
        ? { ...row, kind: 'coming', title, text: waitlisted.fact, at: instantOf(startsAt), act: waitlisted.main.label }
        : { ...row, kind: 'due', title: 'Accept your seat', text: title, at: instantOf(seatUntil), act: 'Accept' }
    }),
)
