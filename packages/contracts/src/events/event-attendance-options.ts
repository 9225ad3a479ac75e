import { registrationLimits } from './event-registration-options.ts'

/** `to_come` and `in` are registered: not here yet, and here. */
export const attendeeGroups = ['to_come', 'in', 'waitlisted', 'cancelled'] as const

export type AttendeeGroup = (typeof attendeeGroups)[number]

export const attendeeGroupNames = {
  to_come: 'Not checked in',
  in: 'Checked in',
  waitlisted: 'Waitlist',
  cancelled: 'Cancelled',
} as const satisfies Record<AttendeeGroup, string>

export const attendeeSorts = ['name', 'newest'] as const

/** Letters and digits that do not look alike; what a QR code says, and what can be typed. */
export const ticketCodeLength = 10

export const doorLimits = {
  nameLength: 100,
  /**
   * The door is open from this many hours before the start, when free seats become first come, first served, until this
   * many hours after the end.
   */
  opensHoursBefore: registrationLimits.offersEndHours,
  closesHoursAfter: 24,
} as const

export const doorMessages = {
  nameRequired: 'Please enter a name',
  notOpen: 'People can be added from 2 hours before the start until a day after the end',
  hasPrice: 'This event has a price, so a seat is ordered on its page',
} as const
