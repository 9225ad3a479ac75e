import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { toEventSummary } from './event-summary.ts'
import { type EventPageRow, selectAnyEvent, selectPublishedEvent } from './events.queries.ts'

const eventNotFound = 'Event not found'

/**
 * Finds cancelled events too.
 * @throws {DomainError} `not_found`
 */
export async function getEvent(context: Context, id: string) {
  const row = await selectPublishedEvent(context, id)
  if (!row) throw new DomainError('not_found', eventNotFound)
  return toEvent(row, context.at)
}

/**
 * Gives the event as it would look with `changes`, whether or not it is published. The caller must check who may see
 * it.
 * @throws {DomainError} `not_found`
 */
export async function getChangedEvent(context: Context, id: string, changes: Partial<EventPageRow>) {
  const row = await selectAnyEvent(context, id)
  if (!row) throw new DomainError('not_found', eventNotFound)
  return toEvent({ ...row, ...changes }, context.at)
}

function toEvent(row: EventPageRow, now: number) {
  const summary = toEventSummary(row)
  const isOver = row.endsAt <= now
  return {
    ...summary,
    coverImage: row.coverImage,
    description: row.translation?.body ?? row.description,
    host: {
      ...summary.host,
      designation: row.isHidden === 1 ? null : row.designation,
      organization: row.isHidden === 1 ? null : row.organization,
      isListed: row.isListed === 1,
    },
    publicMeetingUrl: summary.isCancelled ? null : row.meetingUrl,
    recordingUrl: isOver && row.recordingUrl ? row.recordingUrl : null,
    cancelMessage: row.cancelMessage,
    publishedAt: new Date(row.publishedAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
