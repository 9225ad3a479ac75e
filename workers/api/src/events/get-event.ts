import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { toEventSummary } from './event-summary.ts'
import { selectPublishedEvent } from './events.queries.ts'

/** A cancelled one too. @throws {DomainError} `not_found` */
export async function getEvent({ db, now }: Context, id: string) {
  const row = await selectPublishedEvent(db, id)
  if (!row) throw new DomainError('not_found', 'Event not found')
  const summary = toEventSummary(row)
  const isOver = row.endsAt <= now()
  return {
    ...summary,
    description: row.description,
    host: { ...summary.host, designation: row.designation, organization: row.organization },
    publicMeetingUrl: summary.isCancelled ? null : row.meetingUrl,
    recordingUrl: isOver && row.recordingUrl ? row.recordingUrl : null,
    cancelMessage: row.cancelMessage,
    publishedAt: new Date(row.publishedAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
