import { namedBatch } from '../../base/named-batch.ts'
import { eventRegistrations } from '@kere/d1/schema/events/event-registrations'
import { events } from '@kere/d1/schema/events/events'
import { sql } from 'drizzle-orm'
import { insertOutboxRows, type MailContext } from '../../http/outbox-row.ts'
import { titleForMail } from '../../kit/translations/translation-rows.ts'

interface Due {
  after: number
  until: number
  limit: number
}

/** Mails and marks the same rows in one atomic batch. Withdrawn events are included, because they still take place. */
export async function remind(context: MailContext, { after, until, limit }: Due): Promise<number> {
  // CROSS JOIN makes SQLite read the events by start and stop at the limit.
  const due = sql`SELECT reg.id FROM events CROSS JOIN event_registrations AS reg ON reg.event_id = events.id
    WHERE events.published_at IS NOT NULL AND events.cancelled_at IS NULL AND events.deleted_at IS NULL
    AND events.starts_at > ${after} AND events.starts_at <= ${until}
    AND reg.wants_reminder = 1 AND reg.status = 'registered' AND reg.reminded_at IS NULL
    ORDER BY events.starts_at, events.id, reg.id LIMIT ${limit}`
  const { marked } = await namedBatch(context.db, [
    insertOutboxRows(context, {
      isBulk: true,
      template: 'event_reminder',
      userId: sql`users.id`,
      to: sql`users.email`,
      details: sql`json_object('firstName', profiles.first_name, 'eventId', events.id, 'title', ${titleForMail('event', events)},
        'venue', iif(events.type = 'online', '', events.location),
        'startsAt', strftime('%Y-%m-%dT%H:%M:%SZ', events.starts_at / 1000, 'unixepoch'),
        'endsAt', strftime('%Y-%m-%dT%H:%M:%SZ', events.ends_at / 1000, 'unixepoch'))`,
      from: sql`FROM (${due}) AS due CROSS JOIN event_registrations AS reg ON reg.id = due.id
        CROSS JOIN events ON events.id = reg.event_id
        CROSS JOIN users ON users.id = reg.user_id CROSS JOIN profiles ON profiles.id = users.id WHERE TRUE`,
    }),
    {
      marked: context.db
        .update(eventRegistrations)
        .set({ remindedAt: context.at })
        .where(sql`${eventRegistrations.id} IN (${due})`)
        .returning({ id: eventRegistrations.id }),
    },
  ])
  return marked.length
}
