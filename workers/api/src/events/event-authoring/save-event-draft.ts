import type { saveEventDraft as endpoint } from '@kere/contracts/events/event-authoring'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { eventStateOf } from './event-draft-answer.ts'
import { updateDraft } from './event-draft.queries.ts'
import { requireEvent } from './get-event-draft.ts'
import { requirePoster } from './require-poster.ts'

/** @throws {DomainError} `not_found`, `event_is_deleted`, `event_draft_changed`, `validation_failed` */
export async function saveEventDraft(
  context: Context,
  eventId: string,
  { version, details }: EndpointRequest<typeof endpoint>['body'],
) {
  const stored = await requireEvent(context, eventId)
  if (context.isDone) return eventStateOf(stored, context.at)
  if (stored.deletedAt !== null) throw new DomainError('event_is_deleted')
  if (stored.version !== version) throw new DomainError('event_draft_changed')
  await requirePoster(context, details.coverImage, [stored.details.coverImage, stored.coverImage])
  const manager = requireSignedIn(context)
  if (!(await updateDraft(context, { eventId, manager, version, details })))
    throw new DomainError('event_draft_changed')
  const draftSavedAt = Math.max(context.at, stored.draftSavedAt + 1)
  return eventStateOf({ ...stored, version: version + 1, draftSavedAt }, context.at)
}
