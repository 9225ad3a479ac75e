import { DomainError } from '../../base/domain-error.ts'
import type { Standing } from './registrations.queries.ts'

export const eventNotFound = 'Event not found'

const alreadyIs: Readonly<Record<string, string>> = {
  waitlisted: 'You are already on the waitlist for this event',
  awaiting_payment: 'You have already ordered a seat at this event',
}

/** @param otherwise the refusal for any other reason: the event has a price, or is full */
export function refusalOf(
  standing: Standing | undefined,
  { userId, now }: { userId: string; now: number },
  otherwise: (event: Standing['event']) => DomainError,
): DomainError {
  if (!standing) return new DomainError('not_found', eventNotFound)
  const { event, row } = standing
  const hasOffer = row?.status === 'offered'
  if (event.educatorId === userId) return new DomainError('own_event')
  if (event.cancelledAt !== null && (event.isPublished || row)) return new DomainError('event_cancelled')
  if (event.deletedAt !== null || (!event.isPublished && !hasOffer)) return new DomainError('not_found', eventNotFound)
  if (event.endsAt !== null && event.endsAt <= now) return new DomainError('event_ended')
  if (row && ['registered', 'awaiting_payment', 'waitlisted'].includes(row.status))
    return new DomainError('already_registered', alreadyIs[row.status])
  if (event.source === 'external') return new DomainError('event_external')
  const isClosed = event.closesAt !== null && event.closesAt <= now
  const hasBegun = event.startsAt !== null && event.startsAt <= now
  if (hasBegun || (isClosed && !hasOffer)) return new DomainError('event_closed')
  return otherwise(event)
}
