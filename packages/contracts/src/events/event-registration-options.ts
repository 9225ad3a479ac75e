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
  full: 'Event Full',
  ended: 'This event has ended',
  closed: 'Registration for this event has closed',
  cancelled: 'This event was cancelled',
  external: 'Registration for this event is on another site',
  already: 'You are already registered for this event',
  own: 'You host this event, so you cannot register for it',
  notFree: 'This event has a price, so you order it first',
  noWaitlist: 'This event has no waitlist',
  registerFailed: 'Failed to register for event',
  cancelFailed: 'Failed to cancel registration',
  listFailed: 'Failed to fetch registrations',
} as const
