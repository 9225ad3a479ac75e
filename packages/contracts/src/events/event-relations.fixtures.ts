import type { EventRelation } from './event-relations.ts'
import type { RegistrationStatus } from './registration-statuses.ts'

interface Situation {
  status?: RegistrationStatus
  isCheckedIn?: boolean
  isOwn?: boolean
  is?: 'over' | 'cancelled'
}

/** Describes how each state of the table arises, for the tests of the API and of the pages. */
export const eventSituations: Readonly<Record<EventRelation, Situation>> = {
  none: {},
  host: { isOwn: true },
  registered: { status: 'registered' },
  checked_in: { status: 'registered', isCheckedIn: true },
  awaiting_payment: { status: 'awaiting_payment' },
  offered: { status: 'offered' },
  waitlisted: { status: 'waitlisted' },
  cancelled: { status: 'cancelled' },
  event_cancelled: { status: 'registered', is: 'cancelled' },
  attended: { status: 'registered', isCheckedIn: true, is: 'over' },
  missed: { status: 'registered', is: 'over' },
  seatless: { status: 'waitlisted', is: 'over' },
}
