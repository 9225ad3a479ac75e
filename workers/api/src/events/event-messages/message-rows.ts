import { limits } from '@kere/contracts/http/limits'
import { type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import { dayInIndia } from '../../base/days.ts'

// The SQL names the tables, because drizzle leaves them out of a select from one.

/**
 * Takes `events` and `profiles`: the host as the event names them. An admin who writes for another host writes as the
 * team.
 */
export const sender = sql<string>`iif(events.educator_id = profiles.id,
  trim(profiles.first_name || ' ' || profiles.last_name), '')`

/**
 * Builds the text of an email that is about to leave; NULL where the message is gone. A reader who may be under 18 gets
 * no address to answer to, because nobody would see the host's conversation with them. `outbox` is the email's row.
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
