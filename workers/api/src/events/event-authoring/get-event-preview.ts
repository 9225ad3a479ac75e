import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { getEventPreview as contract } from '@kere/contracts/events/event-authoring'
import type { Context } from '../../base/context.ts'
import { getChangedEvent } from '../events/get-event.ts'
import { DomainError } from '../../base/domain-error.ts'
import { missingOf, previewedOf } from './event-draft.domain.ts'
import { requireEvent } from './get-event-draft.ts'

/** @throws {DomainError} `not_found` for everybody except its educator and admins (S-503), and for a deleted event */
export async function getEventPreview(context: Context, eventId: string): Promise<EndpointAnswer<typeof contract>> {
  const { details, deletedAt, publishedAt, draftSavedAt } = await requireEvent(context, eventId)
  if (deletedAt !== null) throw new DomainError('not_found')
  const missing = missingOf(details)
  if (missing.length > 0) return { event: null, missing }
  const { location, isLinkPublic, ...previewed } = previewedOf(details)
  const changes = {
    ...previewed,
    translation: null,
    venue: previewed.type === 'in-person' ? location : null,
    meetingUrl: isLinkPublic ? location : null,
    publishedAt: publishedAt ?? context.at,
    updatedAt: draftSavedAt,
  }
  return { event: await getChangedEvent(context, eventId, changes), missing }
}
