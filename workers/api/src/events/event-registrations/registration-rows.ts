import type { Language } from '@kere/contracts/accounts/languages'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { SignedIn } from '../../base/context.ts'
import { translationOf } from '../../kit/translations/translation-rows.ts'

export interface Seat {
  eventId: string
  userId: string
}

export const isRowOf = ({ eventId, userId }: Seat) =>
  and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId))

export const eventColumns = (reader: Language) => ({
  title: events.title,
  language: events.language,
  translation: translationOf('event', events, reader, { hasBody: false }).as('translation'),
  type: events.type,
  topic: events.topic,
  // The cast is safe: every event with registrations has dates.
  startsAt: sql<number>`${events.startsAt}`.as('starts'),
  endsAt: sql<number>`${events.endsAt}`.as('ends'),
  location: events.location,
  coverImage: events.coverImage,
  coverDrawing: events.coverDrawing,
  isCancelled: sql<number>`${events.cancelledAt} IS NOT NULL`.as('is_cancelled'),
  isWithdrawn: sql<number>`${events.published} = 0`.as('is_withdrawn'),
  hostName: sql<string>`coalesce(${fullName(profiles)}, ${formerMember.name})`.as('host_name'),
})

export const fromRow = ({ eventId, userId }: Seat) => sql`FROM ${eventRegistrations}
  JOIN ${events} ON ${events.id} = ${eventRegistrations.eventId} JOIN ${users} ON ${users.id} = ${eventRegistrations.userId}
  JOIN ${profiles} ON ${profiles.id} = ${users.id}
  WHERE ${eventRegistrations.eventId} = ${eventId} AND ${eventRegistrations.userId} = ${userId}`

export const heldMailOfEvent = (userId: string | SQL, eventId: string | SQL) => sql`${outbox.userId} = ${userId}
  AND ${outbox.template} = 'registration_cancelled' AND ${outbox.details} ->> 'eventId' = ${eventId}
  AND ${outbox.state} = 'pending' AND ${outbox.attempts} = 0`

export const position = sql<number | null>`CASE WHEN ${eventRegistrations.status} = 'waitlisted' THEN (
  SELECT count(*) FROM event_registrations AS ahead WHERE ahead.event_id = ${eventRegistrations.eventId}
    AND ahead.status = 'waitlisted' AND ahead.queue_number <= ${eventRegistrations.queueNumber}) END`

export const nextNumber = sql`coalesce((SELECT last.queue_number FROM event_registrations AS last
  WHERE last.event_id = ${events.id} AND last.queue_number IS NOT NULL ORDER BY last.queue_number DESC LIMIT 1), 0) + 1`

export const openOrderOf = ({ userId }: Pick<SignedIn, 'userId'>) => sql<
  string | null
>`(SELECT open.id FROM orders AS open WHERE open.buyer_id = ${userId} AND open.item_kind = 'event'
  AND open.item_id = ${events.id} AND open.state = 'pending_payment')`

export const paidOrderOf = ({ userId }: Pick<SignedIn, 'userId'>) => sql<
  string | null
>`CASE WHEN ${eventRegistrations.grantId} IS NOT NULL THEN (SELECT paid.id FROM orders AS paid
  WHERE paid.buyer_id = ${userId} AND paid.grant_id = ${eventRegistrations.grantId}) END`
