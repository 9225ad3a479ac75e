import type { RelationView } from '../http/relation.ts'
import { isKnown, type Open } from '../http/open-value.ts'
import { comingRelations, lookAtEvent, type EventAct } from './coming-event-relations.ts'
import { registrationStatusNames, type RegistrationStatus } from './registration-statuses.ts'

/** All states of a person towards an event. The tests of the API and of the pages read this table. */
export const eventRelations = {
  none: { badge: null, main: null, second: null, fact: null },
  host: {
    badge: { label: 'You host this', tone: 'brand', icon: 'own' },
    main: { act: 'manage', label: 'Manage' },
    second: null,
    fact: 'You host this event.',
  },
  registered: comingRelations.registered,
  checked_in: {
    badge: { label: 'Checked in', tone: 'brand', icon: 'checked' },
    main: { act: 'ticket', label: 'Open ticket' },
    second: null,
    fact: null,
  },
  awaiting_payment: {
    badge: { label: registrationStatusNames.awaiting_payment, tone: 'warn', icon: 'clock' },
    main: { act: 'pay', label: 'See how to pay' },
    // Null, because an order is cancelled on its own page.
    second: null,
    fact: 'Waiting for your payment',
  },
  offered: {
    badge: { label: registrationStatusNames.offered, tone: 'marigold', icon: 'offer' },
    main: { act: 'accept', label: 'Accept the seat' },
    second: { act: 'cancel', label: 'Decline the seat' },
    fact: 'A seat is free for you',
  },
  waitlisted: comingRelations.waitlisted,
  cancelled: {
    badge: { label: registrationStatusNames.cancelled, tone: 'neutral', icon: 'cancelled' },
    main: lookAtEvent,
    second: { act: 'register', label: 'Register again' },
    fact: null,
  },
  event_cancelled: {
    badge: { label: 'Event cancelled', tone: 'danger', icon: 'called_off' },
    main: lookAtEvent,
    second: null,
    fact: null,
  },
  attended: {
    badge: { label: 'Attended', tone: 'brand', icon: 'checked' },
    main: lookAtEvent,
    second: null,
    fact: null,
  },
  missed: {
    badge: { label: 'Not checked in', tone: 'neutral', icon: 'missed' },
    main: lookAtEvent,
    second: null,
    fact: null,
  },
  seatless: {
    badge: { label: 'No seat', tone: 'neutral', icon: 'missed' },
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
