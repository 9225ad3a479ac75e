import { t } from '@kere/brand/messages'
import { registrationLimits } from './event-registration-options.ts'

/** `to_come`: registered, and not here yet. `in`: registered, and here. */
export const attendeeGroups = ['to_come', 'in', 'waitlisted', 'cancelled'] as const

export type AttendeeGroup = (typeof attendeeGroups)[number]

export const attendeeGroupNames = {
  to_come: t('Not checked in', 'Attendees by state'),
  in: t('Checked in', 'Attendees by state'),
  waitlisted: t('Waitlist', 'Attendees by state'),
  cancelled: t('Cancelled', 'Attendees by state'),
} as const satisfies Record<AttendeeGroup, string>

export const attendeeSorts = ['name', 'newest'] as const

/**
 * The length of a ticket code. Its letters and digits do not look alike. The QR code contains it, and people can type
 * it.
 */
export const ticketCodeLength = 10

export const doorLimits = {
  nameLength: 100,
  /**
   * The door opens this many hours before the start, when free seats become first come, first served. It closes this
   * many hours after the end.
   */
  opensHoursBefore: registrationLimits.offersEndHours,
  closesHoursAfter: 24,
} as const

export const doorMessages = {
  nameRequired: t('Please enter a name', 'Error'),
  notOpen: t('People can be added from 2 hours before the start until a day after the end', 'Error'),
  hasPrice: t('This event has a price, so a seat is ordered on its page', 'Error'),
} as const
