import { contactMessageList, type ContactStatus } from '@kere/contracts/contact'
import { contactMessageCounts, contactMessages } from '@kere/d1/schema/contact'
import { profiles } from '@kere/d1/schema/profiles'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { insertOutboxRow } from '../frame/outbox-row.ts'
import { countRows } from '../lists/counts.ts'
import { type Days, isWithin } from '../lists/days.ts'
import { ascending, descending, keyset, type Page } from '../lists/keyset.ts'
import { isFound } from '../lists/search.ts'
import { replierName, replyRows } from '../visitor-forms/reply-rows.ts'

export interface ContactFilters extends Days {
  status?: ContactStatus | undefined
  search?: string | undefined
}

const byDate = { submittedAt: contactMessages.submittedAt, id: contactMessages.id }

export const contactMessagePage = keyset(contactMessageList, {
  newest: descending(byDate),
  oldest: ascending(byDate),
})

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

export async function selectContactPage(db: Database, filters: ContactFilters, page: Page) {
  const where = matches(filters)
  const [rows, counters, [counted]] = await db.batch([
    selectMessages(db).where(and(where, page.after)).orderBy(page.orderBy).limit(page.limit),
    db.select().from(contactMessageCounts),
    countRows(db, { from: contactMessages, key: contactMessages.id, where, atMost: page.countUpTo }),
  ])
  return { rows, counters, total: counted?.total ?? 0 }
}

const matches = ({ status, search, from, to }: ContactFilters) =>
  and(
    status === undefined ? undefined : eq(contactMessages.status, status),
    isFound({ table: 'contact_message_search', seq: contactMessages.seq }, search),
    isWithin(contactMessages.submittedAt, { from, to }),
  )

type NewMessage = Required<
  Pick<typeof contactMessages.$inferInsert, 'id' | 'userId' | 'name' | 'email' | 'subject' | 'message'>
>

/** The team's email says where the message can be read, and nothing of what it says. */
export async function insertContactMessage(context: Context, message: NewMessage, teamEmail: string) {
  const { db, now } = context
  await db.batch([
    db.insert(contactMessages).values({ ...message, submittedAt: now() }),
    insertOutboxRow(context, {
      template: 'contact_message',
      userId: null,
      to: teamEmail,
      details: { path: `/dashboard/contact-messages?message=${message.id}` },
    }),
  ])
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
  const [, , [row]] = await db.batch([
    insertAuditRow(context, {
      action: status === 'closed' ? 'contact_message.closed' : 'contact_message.reopened',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'contact_message', id },
      from: sql`FROM ${contactMessages} WHERE ${isChangeable}`,
    }),
    db.update(contactMessages).set({ status }).where(isChangeable),
    selectMessages(db).where(eq(contactMessages.id, id)),
  ])
  return row
}

/** @returns whether it was this reply, and the message as it then is */
export async function updateToAnswered(
  context: Context,
  { id, reply, admin }: { id: string; reply: string; admin: SignedIn },
) {
  const { db, now } = context
  const isOpen = and(eq(contactMessages.id, id), ne(contactMessages.status, 'answered'))
  const [, , answered, [row]] = await db.batch([
    ...replyRows(context, {
      id,
      admin,
      action: 'contact_message.answered',
      subjectType: 'contact_message',
      template: 'contact_reply',
      details: sql`json_object('reply', ${reply}, 'message', ${contactMessages.message})`,
      waiting: { table: contactMessages, from: sql`FROM ${contactMessages} WHERE ${isOpen}` },
    }),
    db
      .update(contactMessages)
      .set({ status: 'answered', reply, repliedAt: now(), repliedBy: admin.userId })
      .where(isOpen)
      .returning({ id: contactMessages.id }),
    selectMessages(db).where(eq(contactMessages.id, id)),
  ])
  return { isAnswered: answered.length > 0, row }
}
