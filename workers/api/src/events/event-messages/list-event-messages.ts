import { eventMessageLimits, type MessageAudience } from '@kere/contracts/events/event-message-options'
import type { Context } from '../../base/context.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { type MessagesRows, selectMessages } from './event-messages.queries.ts'

/** @throws {DomainError} `not_found` for everybody except the host and admins */
export async function listEventMessages(context: Context, eventId: string) {
  const manager = requireSignedIn(context)
  const [[event], messages] = await context.db.batch([...selectMessages(context, { eventId, manager })])
  return toMessages(foundOwn(event), messages)
}

export function toMessages(event: MessagesRows['event'], messages: MessagesRows['messages']) {
  const registered = event.registrationsCount - event.walkInsCount
  const arrived = event.checkedInCount - event.walkInsCount
  const waitlisted = event.waitlistCount + event.keptSeats
  const audiences: Record<MessageAudience, number> = {
    everyone: registered + waitlisted,
    registered,
    to_come: registered - arrived,
    in: arrived,
    waitlisted,
  }
  return {
    event: {
      id: event.id,
      title: event.title,
      startsAt: instantOrNull(event.startsAt),
      registrationsCount: event.registrationsCount,
    },
    messages: messages.map(({ body, sentAt, writtenUntil, ...message }) => ({
      ...message,
      text: body,
      sentAt: instantOf(sentAt),
      isBeingSent: writtenUntil !== null,
    })),
    left: Math.max(0, eventMessageLimits.perEvent - messages.length),
    mostMessages: eventMessageLimits.perEvent,
    isOpen: event.isOpen,
    audiences,
    replyAddress: event.replyAddress,
    sender: event.sender,
  }
}
