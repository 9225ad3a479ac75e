import { t } from '@kere/brand/messages'
import type { EventSummary } from '@kere/contracts/events/events'
import { registrationLimits } from '@kere/contracts/events/event-registration-options'
import { msOf } from '@kere/ui/time/clock-times'

const hourMs = 60 * 60 * 1000

export type EventOffer = 'open' | 'waitlist' | 'full' | 'closed' | 'external' | 'cancelled' | 'ended'

type Offered = Pick<
  EventSummary,
  'isCancelled' | 'startsAt' | 'endsAt' | 'closesAt' | 'source' | 'seatsLeft' | 'hasWaitlist' | 'isWaitedFor'
>

export function offerOf(event: Offered, now: number): EventOffer {
  if (event.isCancelled) return 'cancelled'
  if (now >= msOf(event.endsAt)) return 'ended'
  if (event.source === 'external') return 'external'
  if (now >= msOf(event.closesAt)) return 'closed'
  const seatsAreOffered = event.isWaitedFor && now < msOf(event.startsAt) - registrationLimits.offersEndHours * hourMs
  if (event.seatsLeft > 0 && !seatsAreOffered) return 'open'
  return event.hasWaitlist ? 'waitlist' : 'full'
}

/** True if the event has begun and cannot be joined any more. */
export const isOn = (event: Offered, now: number) => now >= msOf(event.startsAt) && offerOf(event, now) === 'closed'

export const registerLabel = ({ price }: Pick<EventSummary, 'price'>) =>
  price > 0 ? t('Register & Pay', 'Button: event') : t('Register Now', 'Button: event')

export const joinLabel = t('Join waitlist', 'Button: event without a free seat')

export function seatsText({ seatsLeft, maxParticipants, hasWaitlist, isWaitedFor }: SeatCounts): string {
  if (seatsLeft > 0 && !isWaitedFor)
    return t(
      '{total, plural, one {{left} of # seat left} other {{left} of # seats left}}',
      { left: seatsLeft, total: maxParticipants },
      'Event',
    )
  return hasWaitlist ? t('Full, waitlist open', 'Event without a free seat') : t('Full', 'Event without a free seat')
}

type SeatCounts = Pick<EventSummary, 'seatsLeft' | 'maxParticipants' | 'hasWaitlist' | 'isWaitedFor'>
