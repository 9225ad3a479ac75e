import { contactMessage, contactMessages as resource } from '@kere/contracts/forms/contact'
import { contactMessageCounts, contactMessages } from '@kere/d1/schema/forms/contact'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, ne } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { change } from '../../http/change.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { columnsOf } from '../../kit/lists/columns-of.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { searchOf } from '../../kit/lists/search.ts'
import { isReplier, replyColumns, replyOf, toSender } from '../visitor-forms/visitor-message-rows.ts'
import { teamMailRows } from './team-mail-rows.ts'

const columns = { ...columnsOf(contactMessages, contactMessage), ...replyColumns(contactMessages) }

export const contactRows = rowsOf(resource, {
  select: (db) => db.select(columns).from(contactMessages).leftJoin(profiles, isReplier(contactMessages)),
  orders: byDate({ submittedAt: contactMessages.submittedAt, id: contactMessages.id }),
  filters: { status: contactMessages.status },
  search: searchOf(contactMessages, 'contact_message_search', ['name', 'email', 'subject', 'message']),
  counters: { status: contactMessageCounts.status },
})

/** The team gets no email about a doubtful message. */
export async function insertContactMessage(context: Context, row: typeof contactMessages.$inferInsert) {
  const { db } = context
  if (row.status === 'doubtful') return db.insert(contactMessages).values(row)
  const { teamMailId, rows } = teamMailRows(context, context.settings.teamEmail)
  return db.batch([...rows, insertSelect(db, contactMessages, { ...row, teamMailId })])
}

/** An answered message keeps its status. */
export const updateContactStatus = (context: Context, id: string, status: 'new' | 'closed') =>
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

export const updateToAnswered = (context: Context, id: string, reply: string) =>
  change(context, contactMessages, {
    id,
    when: ne(contactMessages.status, 'answered'),
    set: { status: 'answered', ...replyOf(context, reply) },
    audit: { action: 'contact_message.answered', subject: 'contact_message' },
    mails: [
      {
        template: 'contact_reply',
        to: toSender(contactMessages),
        details: { reply, message: contactMessages.message },
      },
    ],
    read: contactRows.one(context, id),
  })
