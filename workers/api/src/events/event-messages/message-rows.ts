import { limits } from '@kere/contracts/http/limits'
import { type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../../base/age.ts'
import { dayInIndia } from '../../base/days.ts'

// Written out, as drizzle leaves the tables' names out of what is selected or returned of one.

/** Of `events` and `profiles`: as the event names its host; an admin who writes for another speaks for the team. */
export const sender = sql<string>`iif(events.educator_id = profiles.id,
  trim(profiles.first_name || ' ' || profiles.last_name), '')`

/**
 * What an email about to leave says; NULL where the message is gone. To who may be under 18 it names no address to answer to:
 * they and the host would be in touch where nobody sees it. Of `outbox`, the email.
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
