import { type SQL, sql } from 'drizzle-orm'

// The expressions compose the email of an `outbox` row. Their SQL names the tables itself, because Drizzle leaves table
// names out of a returning clause.

export const toldMessage = (): SQL => sql`(SELECT json_object('replyTo', email, 'values', json_object(
    'path', '/dashboard/contact-messages?message=' || id,
    'name', name, 'email', email, 'subject', subject, 'message', message))
  FROM contact_messages WHERE team_mail_id = outbox.id)`

const oneLine = (text: SQL) => sql`replace(replace(${text}, char(10), ' '), char(9), ' ')`

export const toldMessages = (): SQL => sql`(SELECT json_object('values', json_object(
    'messages', group_concat(${oneLine(sql`name || ' (' || email || '): ' || subject`)}, char(10))))
  FROM contact_messages WHERE team_mail_id = outbox.id HAVING count(*) > 0)`
