import type { sendContactMessage as endpoint } from '@kere/contracts/contact'
import type { EndpointRequest } from '@kere/contracts/endpoint'
import type { Context } from '../context.ts'
import type { Exchange } from '../frame/exchange.ts'
import { receiveVisitorForm } from '../visitor-forms/receive-visitor-form.ts'
import { insertContactMessage } from './contact.queries.ts'

/** @throws {DomainError} `too_many_attempts`, `challenge_failed` */
export async function sendContactMessage(
  context: Context,
  { website, challenge, ...message }: EndpointRequest<typeof endpoint>['body'],
  exchange: Exchange,
) {
  const id = context.newId('msg')
  if (await receiveVisitorForm(context, exchange, { form: 'contact', email: message.email, website, challenge })) {
    const userId = context.actor?.userId ?? null
    await insertContactMessage(context, { ...message, id, userId }, context.settings.teamEmail)
  }
  return { ok: true as const, id }
}
