import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { contactMessages as resource } from '@kere/contracts/forms/contact'
import { contactMessageCounts, contactMessages } from '@kere/d1/schema/forms/contact'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'
import { replierName, replyRows } from '../visitor-forms/reply-rows.ts'
import { teamMailRows } from './team-mail-rows.ts'

const selectMessages = (db: Database) =>
  db
    .select({
      id: contactMessages.id,
      userId: contactMessages.userId,
      name: contactMessages.name,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
      status: contactMessages.status,
      submittedAt: contactMessages.submittedAt,
      reply: contactMessages.reply,
      repliedAt: contactMessages.repliedAt,
      replier: replierName,
    })
    .from(contactMessages)
    .leftJoin(profiles, eq(profiles.id, contactMessages.repliedBy))

export const selectContactMessage = (db: Database, id: string) => selectMessages(db).where(eq(contactMessages.id, id))

export const contactRows = rowsOf(resource, {
  select: selectMessages,
  orders: byDate({ submittedAt: contactMessages.submittedAt, id: contactMessages.id }),
  filters: { status: contactMessages.status },
  search: searchOf(contactMessages, 'contact_message_search', [
    contactMessages.name,
    contactMessages.email,
    contactMessages.subject,
    contactMessages.message,
  ]),
  counters: { status: contactMessageCounts.status },
})

type NewMessage = Required<
  Pick<typeof contactMessages.$inferInsert, 'id' | 'userId' | 'name' | 'email' | 'subject' | 'message' | 'status'>
>

/** A doubtful message sends the team no email. */
export async function insertContactMessage(context: Context, message: NewMessage) {
  const { db, at } = context
  const row = { ...message, submittedAt: at }
  if (message.status === 'doubtful') {
    await db.insert(contactMessages).values(row)
    return
  }
  const { teamMailId, rows } = teamMailRows(context, context.settings.teamEmail)
  await db.batch([...rows, insertSelect(db, contactMessages, { ...row, teamMailId })])
}

/** Unless it was answered. @returns the message as it then is */
export async function updateContactStatus(
  context: Context,
  { id, status, admin }: { id: string; status: 'new' | 'closed'; admin: SignedIn },
) {
  const { db } = context
  const isChangeable = and(
    eq(contactMessages.id, id),
    ne(contactMessages.status, 'answered'),
    ne(contactMessages.status, status),
  )
  const {
    row: [row],
  } = await namedBatch(db, [
    insertAuditRow(context, {
      action: status === 'closed' ? 'contact_message.closed' : 'contact_message.reopened',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'contact_message', id },
      from: sql`FROM ${contactMessages} WHERE ${isChangeable}`,
    }),
    db.update(contactMessages).set({ status }).where(isChangeable),
    { row: selectMessages(db).where(eq(contactMessages.id, id)) },
  ])
  return row
}

/** @returns whether it was this reply, and the message as it then is */
export async function updateToAnswered(
  context: Context,
  { id, reply, admin }: { id: string; reply: string; admin: SignedIn },
) {
  const { db, at } = context
  const isOpen = and(eq(contactMessages.id, id), ne(contactMessages.status, 'answered'))
  const {
    isDone,
    row: [row],
  } = await actBatch(context, [
    ...replyRows(context, {
      id,
      admin,
      action: 'contact_message.answered',
      subjectType: 'contact_message',
      template: 'contact_reply',
      details: sql`json_object('reply', ${reply}, 'message', ${contactMessages.message})`,
      waiting: { table: contactMessages, from: sql`FROM ${contactMessages} WHERE ${isOpen}` },
    }),
    {
      done: db
        .update(contactMessages)
        .set({ status: 'answered', reply, repliedAt: at, repliedBy: admin.userId })
        .where(isOpen),
    },
    { row: selectMessages(db).where(eq(contactMessages.id, id)) },
  ])
  return { isAnswered: isDone, row }
}
