import type { EndpointRequest } from '@kere/contracts/endpoint'
import type { submitFeedback as endpoint } from '@kere/contracts/feedback'
import type { Context } from '../context.ts'
import type { Exchange } from '../frame/exchange.ts'
import { receiveVisitorForm } from '../visitor-forms/receive-visitor-form.ts'
import { insertFeedback } from './feedback.queries.ts'

/** @throws {DomainError} `too_many_attempts`, `challenge_failed` */
export async function submitFeedback(
  context: Context,
  { website, challenge, ...feedback }: EndpointRequest<typeof endpoint>['body'],
  exchange: Exchange,
) {
  const id = context.newId('fbk')
  const email = feedback.email || null
  if (await receiveVisitorForm(context, exchange, { form: 'feedback', email, website, challenge })) {
    await insertFeedback(context, { ...feedback, id, email, userId: context.actor?.userId ?? null })
  }
  return { id }
}
