import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { sendEventMessage as endpoint } from '@kere/contracts/events/event-messages'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { insertMessage } from './event-messages.queries.ts'
import { toMessages } from './list-event-messages.ts'

/** @throws {DomainError} the refusals that the endpoint declares */
export async function sendEventMessage(
  context: Context,
  eventId: string,
  body: EndpointRequest<typeof endpoint>['body'],
) {
  const id = context.stableId('msg')
  const manager = requireSignedIn(context)
  const { event: found, messages } = await insertMessage(context, { id, eventId, manager, ...body })
  const event = foundOwn(found)
  const answer = toMessages(event, messages)
  if (messages.some((message) => message.id === id)) return answer
  if (event.deletedAt !== null) throw new DomainError('event_is_deleted')
  if (!event.isOpen) throw new DomainError('event_messages_closed')
  throw new DomainError(answer.left === 0 ? 'event_messages_spent' : 'event_message_for_nobody')
}
