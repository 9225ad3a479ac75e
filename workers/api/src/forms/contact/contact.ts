import { contactMessages, type NewContactMessage } from '@kere/contracts/forms/contact'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { receiveMessage, toMessage } from '../visitor-forms/visitor-message.ts'
import { contactRows, insertContactMessage, updateContactStatus, updateToAnswered } from './contact.queries.ts'

export const contactReads = readsOf(contactMessages, contactRows, toMessage)

/** If two admins reply at once, only the first reply is stored and sent. */
export async function replyToContactMessage(context: Context, id: string, reply: string) {
  const { isDone, row } = await updateToAnswered(context, id, reply)
  const answer = contactReads.answer(context, row)
  if (!isDone) throw new DomainError('already_answered')
  return answer
}

export async function setContactStatus(context: Context, id: string, status: 'new' | 'closed') {
  const { row } = await updateContactStatus(context, id, status)
  const answer = contactReads.answer(context, row)
  if (answer.status === 'answered') throw new DomainError('already_answered')
  return answer
}

export async function sendContactMessage(context: Context, body: NewContactMessage, exchange: HttpExchange) {
  const received = { form: 'contact', prefix: 'msg', rows: contactRows, body }
  const { id } = await receiveMessage(context, exchange, received, (row) => insertContactMessage(context, row))
  return { ok: true as const, id }
}
