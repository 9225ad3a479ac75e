import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { updateToCancelled, updateToUncancelled } from './cancel.queries.ts'
import { eventStateOf, incomplete } from './event-draft-answer.ts'
import { errorsOf } from './event-draft.domain.ts'
import type { StoredEvent } from './event-draft.queries.ts'
import { answerState, requireEvent } from './get-event-draft.ts'
import { requireOpen } from './save-event.ts'

/** @throws {DomainError} `not_found`, `event_is_deleted`, `event_is_cancelled`, `event_incomplete`, `event_has_ended` */
export async function cancelEvent(context: Context, eventId: string, message: string) {
  const manager = requireSignedIn(context)
  const { isDone, row: mailed } = await updateToCancelled(context, { eventId, manager, message })
  const event = await requireEvent(context, eventId)
  if (!isDone) throw explain(event, context.at)
  return { ...eventStateOf(event, context.at), mailedCount: mailed?.count ?? 0 }
}

function explain(event: StoredEvent, now: number): DomainError {
  requireOpen(event)
  if (event.startsAt !== null) return new DomainError('event_has_ended')
  return incomplete(errorsOf(event.details, { now, saved: null, isFirstPublication: false }))
}

/**
 * Undoes a cancellation as long as none of its emails has left. It can be repeated.
 * @throws {DomainError} `not_found`, `event_change_final`
 */
export async function undoEventCancellation(context: Context, eventId: string) {
  const { cancelledAt, deletedAt, lastChange } = await requireEvent(context, eventId)
  if (deletedAt !== null) throw new DomainError('not_found')
  if (cancelledAt === null) return answerState(context, eventId)
  const manager = requireSignedIn(context)
  if (!(await updateToUncancelled(context, { eventId, manager, lastChange })).isDone)
    throw new DomainError('event_change_final')
  return answerState(context, eventId)
}
