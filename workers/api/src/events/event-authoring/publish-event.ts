import { eventMessages } from '@kere/contracts/events/event-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { eventStateOf, incomplete } from './event-draft-answer.ts'
import type { StoredEvent } from './event-draft.queries.ts'
import { answerState, requireEvent } from './get-event-draft.ts'
import { hasEnded, requireOpen, saveOver } from './save-event.ts'
import { updateToPublished, updateToUnpublished } from './saved-event.queries.ts'

/** @throws {DomainError} `not_found`, `event_incomplete`, `event_has_ended`, `event_is_cancelled`, `event_is_deleted` */
export async function publishEvent(context: Context, eventId: string) {
  const read = await requireEvent(context, eventId)
  if (read.startsAt === null) {
    const { version, details } = read
    const { mailedCount: _, ...state } = await saveOver(context, read, { version, details, isPublished: true })
    return state
  }
  await updateToPublished(context, { eventId, manager: requireSignedIn(context) })
  const event = await requireEvent(context, eventId)
  if (!event.published) throw explain(event, context.at)
  return eventStateOf(event, context.at)
}

function explain(event: StoredEvent, now: number): DomainError {
  requireOpen(event)
  if (!event.mayPublish) return new DomainError('not_approved')
  if (hasEnded(event, now)) return new DomainError('event_has_ended')
  return incomplete([{ field: 'startsAt', text: eventMessages.startPast }])
}

/** Who is registered keeps the seat (U-21). @throws {DomainError} `not_found` */
export async function unpublishEvent(context: Context, eventId: string) {
  await updateToUnpublished(context, { eventId, manager: requireSignedIn(context) })
  return answerState(context, eventId)
}
