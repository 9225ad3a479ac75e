import { type SQL, sql } from 'drizzle-orm'

// The SQL names the tables, because drizzle leaves them out of a select from one.

/** The alias `author` stands for a row of `profiles`. */
export const fullName = sql`trim(author.first_name || ' ' || author.last_name)`

/** Builds the text of an email that is about to leave; NULL where the message is gone. `outbox` is the email's row. */
export const textOfMail = (): SQL<string | null> => sql<string | null>`(SELECT json_object(
    'values', json_object('subject', message.subject, 'text', message.body,
      'sender', iif(courses.educator_id = author.id, ${fullName}, '')))
  FROM course_messages AS message JOIN courses ON courses.id = message.course_id
  JOIN profiles AS author ON author.id = message.author_id
  WHERE message.id = outbox.details ->> 'messageId')`
