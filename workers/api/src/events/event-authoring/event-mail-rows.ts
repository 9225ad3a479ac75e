import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { outbox, urgencyOf } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { titleForMail } from '../../kit/translations/translation-rows.ts'

const isConcerned = sql`${eventRegistrations.status} IN ('registered', 'awaiting_payment', 'offered', 'waitlisted')`

interface PeopleMail {
  id: string
  template: 'event_changed' | 'event_cancelled'
  eventId: string
  /** A FROM clause with its WHERE that finds the event if it was changed. If it finds nothing, no mail is written. */
  changed: SQL
  details: Readonly<Record<string, string | SQL>>
  holdSeconds?: number
  dueAt?: SQL
}

const iso = (at: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%SZ', ${at} / 1000, 'unixepoch')`

/** Writes one mail to each person who has a seat or waits. It names the venue, but never a meeting link (C-36). */
export function mailPeople(context: Context, { template, eventId, changed, details, ...mail }: PeopleMail) {
  const isOf = and(eq(eventRegistrations.eventId, eventId), isConcerned, sql`EXISTS (SELECT 1 ${changed})`)
  const more = Object.entries(details).map(([name, value]) => sql`, ${name}, ${value}`)
  return insertOutboxRows(context, {
    ...mail,
    template,
    details: sql`json_object('firstName', ${profiles.firstName}, 'eventId', ${events.id}, 'event', ${titleForMail('event', events)},
        'startsAt', ${iso(sql`${events.startsAt}`)}, 'endsAt', ${iso(sql`${events.endsAt}`)},
        'venue', iif(${events.type} = 'online', '', ${events.location}), 'status', ${eventRegistrations.status},
        'isPaid', iif(${eventRegistrations.grantId} IS NULL, '', 'true')${sql.join(more)})`,
    from: sql`FROM ${eventRegistrations} JOIN ${events} ON ${events.id} = ${eventRegistrations.eventId}
        JOIN ${users} ON ${users.id} = ${eventRegistrations.userId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
        WHERE ${isOf}`,
  })
}

export const mailsOf = (change: string) => `out_${change}`

export const isMailOf = (change: string) =>
  sql`${outbox.id} > ${`${mailsOf(change)}_`} AND ${outbox.id} < ${`${mailsOf(change)}_~`}`

export const selectMailedCount = ({ db }: Pick<Context, 'db'>, change: string) =>
  db
    .select({ count: sql<number>`count(*)`.as('mailed_count') })
    .from(outbox)
    .where(isMailOf(change))

/** The email about a change is held this long. Another change in that time is reported by the same email. */
const changeHoldMs = 2 * 60 * 1000

const isChangeMail = (eventId: string) =>
  and(
    eq(outbox.template, 'event_changed'),
    eq(outbox.urgency, urgencyOf.pending),
    eq(outbox.attempts, 0),
    sql`${outbox.details} ->> 'eventId' = ${eventId}`,
  )

interface PeopleChange extends Pick<PeopleMail, 'id' | 'eventId' | 'changed'> {
  changes: string
  message: string
}

/**
 * Writes the email about a change. It replaces an earlier one that has not left: the new email reports both changes and
 * is sent at the time of the earlier one.
 */
export function mailChange(context: Context, { id, eventId, changed, changes, message }: PeopleChange) {
  const waiting = (field: SQL) =>
    sql`(SELECT ${field} FROM ${outbox} WHERE ${isChangeMail(eventId)} AND ${outbox.userId} = ${users.id})`
  const detail = (name: string) => waiting(sql`${outbox.details} ->> ${name}`)
  const mails = mailPeople(context, {
    id,
    template: 'event_changed',
    eventId,
    changed,
    details: {
      changes: sql`coalesce(${detail('changes')} || ',', '') || ${changes}`,
      message: sql`trim(coalesce(${detail('message')}, '') || char(10) || ${message}, char(10))`,
    },
    dueAt: sql`coalesce(${waiting(sql`${outbox.dueAt}`)}, ${context.at + changeHoldMs})`,
  })
  const replaced = context.db
    .delete(outbox)
    .where(
      and(
        isChangeMail(eventId),
        sql`substr(${outbox.id}, 1, ${id.length}) <> ${id}`,
        sql`EXISTS (SELECT 1 ${changed})`,
      ),
    )
  return [mails, replaced] as const
}

/** Releases the held emails about changes, so that the email about the cancellation arrives last. */
export const releaseChangeMails = (
  { db }: Context,
  { eventId, changed, at }: Pick<PeopleMail, 'eventId' | 'changed'> & { at: number },
) =>
  db
    .update(outbox)
    .set({ dueAt: at })
    .where(and(isChangeMail(eventId), gt(outbox.dueAt, at), sql`EXISTS (SELECT 1 ${changed})`))
