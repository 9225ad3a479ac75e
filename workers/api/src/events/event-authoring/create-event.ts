import type { createEvent as endpoint } from '@kere/contracts/events/event-authoring'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { EventDetails } from '@kere/contracts/events/event-draft'
import { emptyEvent } from '@kere/contracts/events/event-empty'
import { eventLimits } from '@kere/contracts/events/event-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { eventStateOf } from './event-draft-answer.ts'
import { insertEvent, selectDraft } from './event-draft.queries.ts'
import { requireEvent } from './get-event-draft.ts'
import { requirePoster } from './require-poster.ts'

/**
 * Creates an event. An educator may do so before they are approved (C-28).
 * @throws {DomainError} `too_many_events`, `validation_failed`
 */
export async function createEvent(context: Context, { details: given = {} }: EndpointRequest<typeof endpoint>['body']) {
  const chosen = Object.entries(given).filter(([, value]) => value !== undefined)
  const details: EventDetails = { ...emptyEvent, ...Object.fromEntries(chosen) }
  await requirePoster(context, details.coverImage, [])
  return beginEvent(context, details)
}

/**
 * Copies an event without its dates and people.
 * @throws {DomainError} `not_found`, `too_many_events`
 */
export async function duplicateEvent(context: Context, eventId: string) {
  const { details } = await requireEvent(context, eventId)
  return beginEvent(context, { ...details, startsAt: null, endsAt: null, recordingUrl: '' })
}

async function beginEvent(context: Context, details: EventDetails) {
  const author = requireSignedIn(context)
  const { db, at, stableId, isRetry } = context
  const id = stableId('evt')
  const made = isRetry && (await selectDraft(db, { eventId: id, manager: author }))
  if (made) return eventStateOf(made, at)
  const limits = { ofApproved: eventLimits.events, ofPending: eventLimits.eventsOfPending }
  if (!(await insertEvent(context, { id, details, author, limits }))) throw new DomainError('too_many_events')
  const none = { published: false, cancelledAt: null, deletedAt: null, startsAt: null, endsAt: null }
  return eventStateOf({ id, version: 1, draftSavedAt: at, updatedAt: at, ...none }, at)
}
