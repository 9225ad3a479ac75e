import { contactMessages as resource } from '@kere/contracts/forms/contact'
import { contactMessageCounts, contactMessages } from '@kere/d1/schema/forms/contact'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, ne } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { change } from '../../http/change.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'
import { fullName } from '../../accounts/accounts/person-rows.ts'
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
      replier: fullName(profiles).as('replier'),
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

/** Unless it was answered. */
export const updateContactStatus = (context: Context, { id, status }: { id: string; status: 'new' | 'closed' }) =>
  change(context, contactMessages, {
    id,
    when: and(ne(contactMessages.status, 'answered'), ne(contactMessages.status, status)),
    set: { status },
    audit: {
      action: status === 'closed' ? 'contact_message.closed' : 'contact_message.reopened',
      subject: 'contact_message',
    },
    read: contactRows.one(context, id),
  })

export const updateToAnswered = (
  context: Context,
  { id, reply, admin }: { id: string; reply: string; admin: SignedIn },
) =>
  change(context, contactMessages, {
    id,
    when: ne(contactMessages.status, 'answered'),
    set: { status: 'answered', reply, repliedAt: context.at, repliedBy: admin.userId },
    audit: { action: 'contact_message.answered', subject: 'contact_message' },
    mails: [
      {
        template: 'contact_reply',
        to: { userId: contactMessages.userId, address: contactMessages.email },
        details: { reply, message: contactMessages.message },
      },
    ],
    read: contactRows.one(context, id),
  })
