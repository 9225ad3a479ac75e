import { namedBatch } from '../../base/named-batch.ts'
import { eventMessageLimits, type MessageAudience } from '@kere/contracts/events/event-message-options'
import { eventMessages } from '@kere/d1/schema/events/event-messages'
import { events } from '@kere/d1/schema/events/events'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { isManaged } from '../event-authoring/managed-event-rows.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { insertOutboxRows, type MailContext } from '../../http/outbox-row.ts'
import { sender } from './message-rows.ts'
import { titleForMail } from '../../kit/translations/translation-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The number of emails that one batch writes. */
const pieceSize = 500

const isOpen = (now: number) => sql`(${events.publishedAt} IS NOT NULL AND ${events.deletedAt} IS NULL
  AND ${events.endsAt} > ${now - eventMessageLimits.openDays * dayMs})`

/** Tells whether the registration `reg` belongs to the audience. */
const isOfAudience = (audience: SQL | MessageAudience) => sql`CASE ${audience}
  WHEN 'everyone' THEN reg.status <> 'cancelled'
  WHEN 'registered' THEN reg.status = 'registered'
  WHEN 'to_come' THEN reg.status = 'registered' AND reg.checked_in_at IS NULL
  WHEN 'in' THEN reg.status = 'registered' AND reg.checked_in_at IS NOT NULL
  WHEN 'waitlisted' THEN reg.status IN ('waitlisted', 'offered', 'awaiting_payment') END`

interface Managed {
  eventId: string
  manager: SignedIn
}

export const selectMessages = ({ db, at }: Pick<Context, 'db' | 'at'>, { eventId, manager }: Managed) =>
  [
    db
      .select({
        id: events.id,
        title: events.title,
        startsAt: events.startsAt,
        deletedAt: events.deletedAt,
        isOpen: sql<boolean>`${isOpen(at)}`.mapWith(Boolean).as('is_open'),
        registrationsCount: events.registrationsCount,
        checkedInCount: events.checkedInCount,
        waitlistCount: events.waitlistCount,
        walkInsCount: sql<number>`(SELECT count(*) FROM event_walk_ins WHERE event_id = events.id)`.as('walk_ins'),
        keptSeats: sql<number>`(SELECT count(*) FROM event_registrations WHERE event_id = events.id
          AND status IN ('offered', 'awaiting_payment'))`.as('kept_seats'),
        replyAddress: sql<string>`(SELECT email FROM users WHERE id = ${manager.userId})`.as('reply_address'),
        sender: sql<string>`(SELECT ${sender} FROM profiles WHERE profiles.id = ${manager.userId})`.as('own_name'),
      })
      .from(events)
      .where(isManaged(eventId, manager)),
    db
      .select({
        id: eventMessages.id,
        subject: eventMessages.subject,
        body: eventMessages.body,
        audience: eventMessages.audience,
        takesReplies: eventMessages.takesReplies,
        sentAt: eventMessages.sentAt,
        recipientsCount: eventMessages.recipientsCount,
        writtenUntil: eventMessages.writtenUntil,
        sender: sender.as('sender'),
      })
      .from(eventMessages)
      .innerJoin(events, eq(events.id, eventMessages.eventId))
      .innerJoin(profiles, eq(profiles.id, eventMessages.authorId))
      .where(and(eq(eventMessages.eventId, eventId), isManaged(eventId, manager)))
      .orderBy(desc(eventMessages.sentAt), desc(eventMessages.id)),
  ] as const

type Selected = ReturnType<typeof selectMessages>

export interface MessagesRows {
  event: Awaited<Selected[0]>[number]
  messages: Awaited<Selected[1]>
}

interface NewMessage extends Managed {
  id: string
  subject: string
  text: string
  audience: MessageAudience
  takesReplies: boolean
}

/**
 * Stores a message. The statement that stores it checks the budget, and the first emails are in the same batch.
 * @returns the present state
 */
export async function insertMessage(context: Context, message: NewMessage) {
  const { db, at } = context
  const { id, eventId, manager, subject, text, audience, takesReplies } = message
  const spent = sql`(SELECT count(*) FROM event_messages WHERE event_id = ${events.id})`
  const hasReader = sql`EXISTS (SELECT 1 FROM event_registrations AS reg
    WHERE reg.event_id = ${events.id} AND ${isOfAudience(audience)})`
  const [selectedEvent, selectedMessages] = selectMessages(context, message)
  const {
    event: [event],
    messages,
  } = await namedBatch(db, [
    insertSelect(
      db,
      eventMessages,
      {
        id,
        eventId: sql`${events.id}`,
        authorId: manager.userId,
        subject,
        body: text,
        audience,
        takesReplies,
        sentAt: at,
        writtenUntil: '',
      },
      sql`FROM ${events} WHERE ${isManaged(eventId, manager)} AND ${isOpen(at)}
        AND ${spent} < ${eventMessageLimits.perEvent} AND ${hasReader}`,
    ).onConflictDoNothing(),
    insertAuditRow(context, {
      action: 'event.message_sent',
      subject: { type: 'event', id: eventId },
      detail: { audience },
      from: sql`FROM ${eventMessages} WHERE ${eventMessages.id} = ${id}
        AND ${eventMessages.writtenUntil} = '' AND ${eventMessages.recipientsCount} = 0`,
    }),
    ...pieceOf(context, id),
    { event: selectedEvent, messages: selectedMessages },
  ])
  return { event, messages }
}

/**
 * The next recipients, in the order of their registrations, so that each gets exactly one email even if registrations
 * change between two batches.
 */
const due = (messageId: string) => sql`SELECT reg.id FROM event_messages AS message
  CROSS JOIN events ON events.id = message.event_id AND events.deleted_at IS NULL
  CROSS JOIN event_registrations AS reg ON reg.event_id = message.event_id AND reg.id > message.written_until
  WHERE message.id = ${messageId} AND reg.created_at <= message.sent_at AND ${isOfAudience(sql`message.audience`)}
  ORDER BY reg.id LIMIT ${pieceSize}`

const iso = (at: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%SZ', ${at} / 1000, 'unixepoch')`

/**
 * Writes emails to the next recipients and marks them as done, in one batch. The text of the message is read when an
 * email is sent.
 */
const pieceOf = (context: MailContext, messageId: string) =>
  [
    insertOutboxRows(context, {
      isBulk: true,
      template: 'event_message',
      userId: sql`users.id`,
      to: sql`users.email`,
      details: sql`json_object('messageId', ${messageId}, 'firstName', profiles.first_name, 'eventId', events.id,
        'event', ${titleForMail('event', events)}, 'startsAt', ${iso(sql`events.starts_at`)},
        'venue', iif(events.type = 'online', '', events.location), 'status', reg.status)`,
      from: sql`FROM (${due(messageId)}) AS due CROSS JOIN event_registrations AS reg ON reg.id = due.id
        CROSS JOIN events ON events.id = reg.event_id
        CROSS JOIN users ON users.id = reg.user_id CROSS JOIN profiles ON profiles.id = users.id WHERE TRUE`,
    }),
    context.db
      .update(eventMessages)
      .set({
        recipientsCount: sql`${eventMessages.recipientsCount} + (SELECT count(*) FROM (${due(messageId)}))`,
        writtenUntil: sql`(SELECT iif(count(*) = ${pieceSize}, max(id), NULL) FROM (${due(messageId)}))`,
      })
      .where(sql`${eventMessages.id} = ${messageId} AND ${eventMessages.writtenUntil} IS NOT NULL`)
      .returning({ id: eventMessages.id }),
  ] as const

export async function selectUnfinished(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ id: eventMessages.id })
    .from(eventMessages)
    .where(sql`written_until IS NOT NULL`)
    .orderBy(asc(eventMessages.sentAt))
    .limit(1)
  return row?.id
}

export async function writePiece(context: MailContext, messageId: string): Promise<number> {
  const [before] = await context.db.batch([
    context.db.select({ count: sql<number>`count(*)`.as('due_count') }).from(sql`(${due(messageId)}) AS due`),
    ...pieceOf(context, messageId),
  ])
  return before[0]?.count ?? 0
}
