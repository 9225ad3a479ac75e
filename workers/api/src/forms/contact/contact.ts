import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { toSubmission } from '../visitor-forms/to-submission.ts'
import {
  updateContactStatus,
  updateToAnswered,
  selectContactMessage,
  contactRows,
  insertContactMessage,
} from './contact.queries.ts'
import { contactMessages, type sendContactMessage as endpoint } from '@kere/contracts/forms/contact'
import { readsOf } from '../../kit/lists/reads-of.ts'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { HttpExchange } from '../../http/http-exchange.ts'
import { throttleVisitorForm } from '../visitor-forms/throttle-visitor-form.ts'

export const contactReads = readsOf(contactMessages, contactRows, toSubmission)

/** The first of two replies counts. */
export async function replyToContactMessage(context: Context, id: string, reply: string) {
  const { isDone, row } = await updateToAnswered(context, { id, reply, admin: requireSignedIn(context) })
  const message = requireFound(row)
  if (!isDone) throw new DomainError('already_answered')
  return toSubmission(message)
}

export async function setContactStatus(context: Context, id: string, status: 'new' | 'closed') {
  const message = requireFound((await updateContactStatus(context, { id, status })).row)
  if (message.status === 'answered') throw new DomainError('already_answered')
  return toSubmission(message)
}

export async function sendContactMessage(
  context: Context,
  { pebble, website, challenge, ...message }: EndpointRequest<typeof endpoint>['body'],
  exchange: HttpExchange,
) {
  const id = context.stableId('msg')
  if (context.isRetry && (await selectContactMessage(context.db, id)).length > 0) return { ok: true as const, id }
  const sent = { pebble, website, challenge }
  await throttleVisitorForm(context, exchange, { form: 'contact', email: message.email, sent }, (isDoubtful) => {
    const row = { ...message, id, userId: context.actor?.userId ?? null }
    return insertContactMessage(context, { ...row, status: isDoubtful ? 'doubtful' : 'new' })
  })
  return { ok: true as const, id }
}
