import { t } from '@kere/brand/messages'
import type { Language } from '@kere/contracts/accounts/languages'
import { limits } from '@kere/contracts/http/limits'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { instantOf } from '../../base/instants.ts'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { batchPart } from '../../http/batch-part.ts'
import { said, writtenTitle } from '../../http/said.ts'
import { type TranslatedText, titleOf, translationOf, withTitle } from '../../kit/translations/translation-rows.ts'

/** This long before the start, the link leads to the check-in and no longer to the list of attendees. */
const checkInMs = 24 * 60 * 60 * 1000

const ticketPath = (eventId: string) => `/dashboard/my-events/${eventId}`

const titleColumns = (reader: Language) => ({
  title: events.title,
  language: events.language,
  translation: translationOf('event', events, reader, { hasBody: false }).as('translation'),
})

const dashboardColumns = {
  id: events.id,
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
  language: Language
  translation: TranslatedText | null
  type: 'online' | 'in-person'
  topic: (typeof events.$inferSelect)['topic']
  startsAt: number
  endsAt: number
  location: string
  coverImage: string | null
  coverDrawing: number
}

function toDashboardEvent(row: DashboardRow) {
  const { id, title, language, type, topic, startsAt, endsAt, location, coverImage, coverDrawing } = withTitle(row)
  return {
    id,
    title,
    language,
    type,
    topic,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    venue: type === 'online' ? null : location,
    coverImage: smallPictureOf(coverImage),
    coverDrawing,
  }
}

export const ownEventFigures = batchPart(
  ({ db, userId, now, language }) => [
    db
      .select({
        ...dashboardColumns,
        ...titleColumns(language),
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
        title: writtenTitle(titleOf(next)),
        text: said(
          'You host it. {count} of {places} registered',
          { count: String(next.registrationsCount), places: String(next.maxParticipants) },
          'Next step',
        ),
        at: instantOf(next.startsAt),
        path: `/dashboard/events/${next.id}/${isNear ? 'check-in' : 'attendees'}`,
        act: isNear ? t('Check-in', 'Button, next step') : t('Attendees', 'Button, next step'),
      },
    ]
  },
)

export const ownRegistrationFigures = batchPart(
  ({ db, userId, now, language }) => [
    db
      .select({
        ...dashboardColumns,
        ...titleColumns(language),
        count: sql<number>`count(*) OVER ()`.as('upcoming_count'),
      })
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
            title: writtenTitle(titleOf(next)),
            fact: t('You are registered', 'Next step, before the place of an event'),
            text:
              next.type === 'online'
                ? t('online', 'Next step, the place of an event')
                : { written: next.location, language: next.language },
            at: instantOf(next.startsAt),
            path: ticketPath(next.id),
            act: t('Open ticket', 'Button, next step'),
          },
        ]
      : [],
)

/** Leaves out offers that have ended, which scheduled work removes a minute later at most. */
export const ownWaitingFigures = batchPart(
  ({ db, userId, now, language }) => [
    db
      .select({
        eventId: events.id,
        ...titleColumns(language),
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
    waitingForSeats: waiting.map(withTitle).map(({ startsAt, seatUntil, ...row }) => ({
      ...row,
      startsAt: new Date(startsAt).toISOString(),
      seatUntil: seatUntil === null ? null : new Date(seatUntil).toISOString(),
    })),
  }),
  ([waiting]) =>
    waiting.map(({ eventId, startsAt, seatUntil, ...event }) => {
      const title = writtenTitle(titleOf(event))
      const row = { id: `seat:${eventId}`, path: ticketPath(eventId) }
      return seatUntil === null
        ? {
            ...row,
            kind: 'coming',
            title,
            text: t('You are on the waitlist', 'Next step'),
            at: instantOf(startsAt),
            act: t('Details', 'Button, next step'),
          }
        : {
            ...row,
            kind: 'due',
            title: t('Accept your seat', 'Next step'),
            text: title,
            at: instantOf(seatUntil),
            act: t('Accept', 'Button, next step'),
          }
    }),
)
