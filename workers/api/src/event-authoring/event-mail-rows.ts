import { eventRegistrations } from '@kere/d1/schema/event-registrations'
import { events } from '@kere/d1/schema/events'
import { profiles } from '@kere/d1/schema/profiles'
import { users } from '@kere/d1/schema/users'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { insertOutboxRows } from '../frame/outbox-row.ts'

const isConcerned = sql`${eventRegistrations.status} IN ('registered', 'awaiting_payment', 'offered', 'waitlisted')`

interface PeopleMail {
  template: 'event_changed' | 'event_cancelled'
  eventId: string
  /** The event, if the change has happened: a FROM clause with its WHERE. No change, no mail. */
  changed: SQL
  details: Readonly<Record<string, string>>
  holdSeconds?: number
}

const iso = (at: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%SZ', ${at} / 1000, 'unixepoch')`

/** One for everybody concerned, then their number. Only a venue is told, never a link (C-36). */
export function mailPeople(context: Context, { template, eventId, changed, details, holdSeconds = 0 }: PeopleMail) {
  const isOf = and(eq(eventRegistrations.eventId, eventId), isConcerned, sql`EXISTS (SELECT 1 ${changed})`)
  const more = Object.entries(details).map(([name, value]) => sql`, ${name}, ${value}`)
  return [
    insertOutboxRows(context, {
      template,
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'eventId', ${events.id}, 'event', ${events.title},
        'startsAt', ${iso(sql`${events.startsAt}`)}, 'endsAt', ${iso(sql`${events.endsAt}`)},
        'venue', iif(${events.type} = 'online', '', ${events.location}), 'status', ${eventRegistrations.status},
        'isPaid', iif(${eventRegistrations.grantId} IS NULL, '', 'true')${sql.join(more)})`,
      holdSeconds,
      from: sql`FROM ${eventRegistrations} JOIN ${events} ON ${events.id} = ${eventRegistrations.eventId}
        JOIN ${users} ON ${users.id} = ${eventRegistrations.userId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isOf}`,
    }),
    context.db
      .select({ count: sql<number>`count(*)`.as('mailed_count') })
      .from(eventRegistrations)
      .where(isOf),
  ] as const
}
