import { limits } from '@kere/contracts/http/limits'
import { type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import { dayInIndia } from '../../base/days.ts'

// The SQL names the tables, because drizzle omits them in a select from a single table.

/**
 * The name of the host as the event shows it; an expression over `events` and `profiles`. An admin who writes for
 * another host signs as the team.
 */
export const sender = sql<string>`iif(events.educator_id = profiles.id,
  trim(profiles.first_name || ' ' || profiles.last_name), '')`

/**
 * Builds the text of an email when it is sent, or NULL if the message was deleted; an expression over its row in
 * `outbox`. A reader who may be under 18 gets no reply address, because nobody would see their conversation with the
 * host.
 */
export const messageOfMail = (now: number): SQL<string | null> => sql<string | null>`(SELECT json_object(
    'values', json_object('subject', message.subject, 'text', message.body, 'sender', ${sender},
      'takesReplies', iif(${takesAnswer(now)}, 'true', '')),
    'replyTo', iif(${takesAnswer(now)}, author.email, NULL))
  FROM event_messages AS message JOIN events ON events.id = message.event_id
  JOIN users AS author ON author.id = message.author_id JOIN profiles ON profiles.id = author.id
  WHERE message.id = outbox.details ->> 'messageId')`

const takesAnswer = (now: number) => sql`message.takes_replies AND EXISTS (SELECT 1 FROM profiles AS reader
  WHERE reader.id = outbox.user_id AND reader.date_of_birth <= ${bornBy(dayInIndia(now), limits.fullAge)})`
