import { eventMessages } from '@kere/contracts/events/event-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { eventStateOf, incomplete } from './event-draft-answer.ts'
import type { StoredEvent } from './event-draft.queries.ts'
import { answerState, requireEvent } from './get-event-draft.ts'
import { hasEnded, requireOpen, saveOver } from './save-event.ts'
import { updateToPublished, updateToUnpublished } from './saved-event.queries.ts'

/**
 * Publishes an event. Without a version, callers can only publish their own event.
 * @throws {DomainError} `not_found`, `changed_since_read`, `event_incomplete`, `event_has_ended`, `event_is_cancelled`,
 * `event_is_deleted`
 */
export async function publishEvent(
  context: Context,
  { id: eventId, version: named }: { id: string; version?: number | undefined },
) {
  const manager = requireSignedIn(context)
  const read = await requireEvent(context, eventId)
  if (read.published) return eventStateOf(read, context.at)
  const { version, details } = read
  if (named === undefined ? read.educatorId !== manager.userId : named !== version)
    throw new DomainError('changed_since_read')
  if (read.startsAt === null) {
    const { mailedCount: _, ...state } = await saveOver(context, read, { version, details, isPublished: true })
    return state
  }
  await updateToPublished(context, { eventId, manager, version })
  const event = await requireEvent(context, eventId)
  if (event.published) return eventStateOf(event, context.at)
  throw event.version === version ? explain(event, context.at) : new DomainError('changed_since_read')
}

function explain(event: StoredEvent, now: number): DomainError {
  requireOpen(event)
  if (!event.mayPublish) return new DomainError('not_approved')
  if (hasEnded(event, now)) return new DomainError('event_has_ended')
  return incomplete([{ field: 'startsAt', text: eventMessages.startPast }])
}

/**
 * Withdraws an event. Registered people keep their seats (U-21).
 * @throws {DomainError} `not_found`
 */
export async function unpublishEvent(context: Context, eventId: string) {
  await updateToUnpublished(context, { eventId, manager: requireSignedIn(context) })
  return answerState(context, eventId)
}
