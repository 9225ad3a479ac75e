import { countOf } from '@kere/brand/count'
import type { saveEvent as endpoint } from '@kere/contracts/events/event-authoring'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import { eventMessages } from '@kere/contracts/events/event-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { eventStateOf, incomplete } from './event-draft-answer.ts'
import { errorsOf, type SavedEvent, savedOf, type ToldChange, toldChanges } from './event-draft.domain.ts'
import type { StoredEvent } from './event-draft.queries.ts'
import { requireEvent } from './get-event-draft.ts'
import { requirePoster } from './require-poster.ts'
import { selectAreMailingsSpent, selectEarlierMailed, updateToSaved } from './saved-event.queries.ts'

type Body = EndpointRequest<typeof endpoint>['body']

/**
 * @throws {DomainError} `not_found`, `event_is_deleted`, `event_is_cancelled`, `event_draft_changed`, `not_approved`,
 * `event_incomplete`, `event_capacity_taken`, `event_has_ended`
 */
export async function saveEvent(context: Context, eventId: string, body: Body) {
  const read = await requireEvent(context, eventId)
  if (context.isDone) return { ...eventStateOf(read, context.at), mailedCount: await selectEarlierMailed(context) }
  return saveOver(context, read, body)
}

export async function saveOver(context: Context, read: StoredEvent, body: Body) {
  const { details, isPublished, message = '' } = body
  requireCurrent(read, body)
  await requirePoster(context, details.coverImage, [read.details.coverImage, read.coverImage])
  requireRules(context.at, read, body)
  const saved = savedOf(details)
  requireSeats(read, saved)
  requireNotEnded(context.at, read, { ...saved, isPublished })

  const told = read.startsAt === null ? [] : toldChanges(read, saved)
  const done = await updateToSaved(context, {
    read,
    manager: requireSignedIn(context),
    details,
    saved,
    isPublished,
    told,
    isRescheduled: told.length > 0 || read.title !== saved.title,
    message,
  })
  if (!done) throw await explain(context, read, body, told)
  const { savedAt, mailedCount } = done
  const after = { ...read, ...saved, published: isPublished, version: read.version + 1 }
  return { ...eventStateOf({ ...after, draftSavedAt: savedAt, updatedAt: savedAt }, context.at), mailedCount }
}

/**
 * Explains why nothing was saved. A change between the reading and the writing is reported as if it had been there
 * before.
 */
async function explain(
  context: Context,
  read: StoredEvent,
  body: Body,
  told: readonly ToldChange[],
): Promise<DomainError> {
  const event = await requireEvent(context, read.id)
  requireCurrent(event, body)
  requireRules(context.at, event, body)
  requireSeats(event, savedOf(body.details))
  const managed = { eventId: read.id, manager: requireSignedIn(context) }
  if (event.lastChange === read.lastChange && told.length > 0 && (await selectAreMailingsSpent(context, managed)))
    return new DomainError('event_changed_often', eventMessages.changedOften)
  return new DomainError('event_draft_changed')
}

export function requireOpen({ deletedAt, cancelledAt }: StoredEvent) {
  if (deletedAt !== null) throw new DomainError('event_is_deleted')
  if (cancelledAt !== null) throw new DomainError('event_is_cancelled')
}

function requireCurrent(event: StoredEvent, { version, isPublished }: Body) {
  requireOpen(event)
  if (event.version !== version) throw new DomainError('event_draft_changed')
  if (isPublished && !event.mayPublish) throw new DomainError('not_approved')
}

function requireRules(now: number, event: StoredEvent, { details, isPublished }: Body) {
  const { startsAt, endsAt, takenCount, waitlistCount } = event
  const saved = startsAt === null || endsAt === null ? null : { startsAt, endsAt }
  const isFirstPublication = isPublished && event.publishedAt === null
  const errors = errorsOf(details, { now, saved, isFirstPublication })
  if (details.source === 'external' && takenCount + waitlistCount > 0)
    errors.push({ field: 'source', text: eventMessages.sourceTaken })
  if (errors.length > 0) throw incomplete(errors)
}

function requireSeats({ takenCount }: StoredEvent, { maxParticipants }: SavedEvent) {
  if (maxParticipants >= takenCount) return
  const detail = countOf(takenCount, ['seat is taken', 'seats are taken'])
  throw new DomainError('event_capacity_taken', detail)
}

export const hasEnded = ({ publishedAt, endsAt }: StoredEvent, now: number) =>
  publishedAt !== null && endsAt !== null && endsAt <= now

/**
 * After its end, an event can still get another description and a recording. Time, place and everything else that
 * people came to stay as they were.
 */
function requireNotEnded(now: number, event: StoredEvent, after: SavedEvent & { isPublished: boolean }) {
  if (!hasEnded(event, now)) return
  const isKept =
    toldChanges(event, after).length === 0 &&
    event.maxParticipants === after.maxParticipants &&
    event.price === after.price &&
    event.source === after.source
  if (!isKept || (after.isPublished && !event.published)) throw new DomainError('event_has_ended')
}
