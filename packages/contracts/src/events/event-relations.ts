import { t } from '@kere/brand/messages'
import type { RelationView } from '../http/relation.ts'
import { isKnown, type Open } from '../http/open-value.ts'
import { comingRelations, lookAtEvent, type EventAct } from './coming-event-relations.ts'
import { registrationStatusNames, type RegistrationStatus } from './registration-statuses.ts'

/** All states of a person towards an event. The tests of the API and of the pages read this table. */
export const eventRelations = {
  none: { badge: null, main: null, second: null, fact: null },
  host: {
    badge: { label: t('You host this', 'On an event, to its host'), tone: 'brand', icon: 'own' },
    main: { act: 'manage', label: t('Manage', 'Button') },
    second: null,
    fact: t('You host this event.', 'To the host of an event'),
  },
  registered: comingRelations.registered,
  checked_in: {
    badge: { label: t('Checked in', 'State of a registration for an event'), tone: 'brand', icon: 'checked' },
    main: { act: 'ticket', label: t('Open ticket', 'Button') },
    second: null,
    fact: null,
  },
  awaiting_payment: {
    badge: { label: registrationStatusNames.awaiting_payment, tone: 'warn', icon: 'clock' },
    main: { act: 'pay', label: t('See how to pay', 'Button') },
    // Null, because an order is cancelled on its own page.
    second: null,
    fact: t('Waiting for your payment', 'State of an order'),
  },
  offered: {
    badge: { label: registrationStatusNames.offered, tone: 'marigold', icon: 'offer' },
    main: { act: 'accept', label: t('Accept the seat', 'Button') },
    second: { act: 'cancel', label: t('Decline the seat', 'Button') },
    fact: t('A seat is free for you', 'To somebody on a waitlist'),
  },
  waitlisted: comingRelations.waitlisted,
  cancelled: {
    badge: { label: registrationStatusNames.cancelled, tone: 'neutral', icon: 'cancelled' },
    main: lookAtEvent,
    second: { act: 'register', label: t('Register again', 'Button') },
    fact: null,
  },
  event_cancelled: {
    badge: { label: t('Event cancelled', 'State of an event'), tone: 'danger', icon: 'called_off' },
    main: lookAtEvent,
    second: null,
    fact: null,
  },
  attended: {
    badge: { label: t('Attended', 'State of a registration for an event'), tone: 'brand', icon: 'checked' },
    main: lookAtEvent,
    second: null,
    fact: null,
  },
  missed: {
    badge: { label: t('Not checked in', 'State of a registration for an event'), tone: 'neutral', icon: 'missed' },
    main: lookAtEvent,
    second: null,
    fact: null,
  },
  seatless: {
    badge: { label: t('No seat', 'State of a registration for an event'), tone: 'neutral', icon: 'missed' },
    main: lookAtEvent,
    second: null,
    fact: null,
  },
} as const satisfies Record<string, RelationView<EventAct>>

export type EventRelation = keyof typeof eventRelations

interface Mine {
  status: Open<RegistrationStatus>
  checkedInAt: string | null
}

interface Asked {
  event: { isCancelled: boolean; endsAt: string }
  mine: Mine | null
  isOwn?: boolean
}

const unseated = ['awaiting_payment', 'offered', 'waitlisted'] as const

/**
 * A status that an older page does not know counts as none. The event then offers registration, and the API decides.
 */
export function eventRelationOf({ event, mine, isOwn = false }: Asked, now: number): EventRelation {
  if (isOwn) return 'host'
  if (!mine) return 'none'
  const { status, checkedInAt } = mine
  if (event.isCancelled) return 'event_cancelled'
  if (status === 'cancelled') return 'cancelled'
  const isOver = Date.parse(event.endsAt) <= now
  if (status === 'registered') {
    if (checkedInAt !== null) return isOver ? 'attended' : 'checked_in'
    return isOver ? 'missed' : 'registered'
  }
  if (isOver) return 'seatless'
  return isKnown(unseated, status) ? status : 'none'
}
