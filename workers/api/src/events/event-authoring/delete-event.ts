import type { Context } from '../../base/context.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { instantOf } from '../../base/instants.ts'
import { updateToDeleted, updateToRestored } from './cancel.queries.ts'
import { goesAtOf } from './event-draft-answer.ts'
import { answerState, requireEvent } from './get-event-draft.ts'

/**
 * Deletes an event, and cancels it if anybody has a seat or waits (U-20). It can be repeated.
 * @throws {DomainError} `not_found`
 */
export async function deleteEvent(context: Context, eventId: string) {
  const { row: mailed } = await updateToDeleted(context, { eventId, manager: requireSignedIn(context) })
  const event = await requireEvent(context, eventId)
  return { goesAt: goesAtOf(event) ?? instantOf(context.at), mailedCount: mailed?.count ?? 0 }
}

/**
 * Restores a deleted event. It can be repeated.
 * @throws {DomainError} `not_found`
 */
export async function restoreEvent(context: Context, eventId: string) {
  const { deletedAt, lastChange } = await requireEvent(context, eventId)
  const manager = requireSignedIn(context)
  if (deletedAt !== null) await updateToRestored(context, { eventId, manager, lastChange })
  return answerState(context, eventId)
}
