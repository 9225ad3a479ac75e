import { t } from '@kere/brand/messages'
export const registrationTimes = ['upcoming', 'past'] as const

/** The newest registration comes first by default (S-521). */
export const registrationSorts = ['newest', 'soonest'] as const

export const registrationLimits = {
  /**
   * The time for which an offered seat is reserved, and the shortest time before the start at which every reservation
   * ends.
   */
  offerHours: 12,
  offersEndHours: 2,
  /** The time for which a seat is reserved for an unpaid order, though never past the start. */
  orderHours: 72,
  /** The number of registrations and cancellations of one account within an hour. */
  perHour: 60,
} as const

export const registrationMessages = {
  full: t('Event Full', 'Event without a free seat'),
  ended: t('This event has ended', 'Event'),
  closed: t('Registration for this event has closed', 'Event'),
  cancelled: t('This event was cancelled', 'Event'),
  external: t('Registration for this event is on another site', 'Event'),
  already: t('You are already registered for this event', 'Error'),
  own: t('You host this event, so you cannot register for it', 'Error'),
  notFree: t('This event has a price, so you order it first', 'Error'),
  noWaitlist: t('This event has no waitlist', 'Error'),
  registerFailed: t('Failed to register for event', 'Error'),
  cancelFailed: t('Failed to cancel registration', 'Error'),
  listFailed: 'Failed to fetch registrations',
} as const
