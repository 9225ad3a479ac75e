export const registrationTimes = ['upcoming', 'past'] as const

/** S-521: the newest registration comes first by default. */
export const registrationSorts = ['newest', 'soonest'] as const

export const registrationLimits = {
  /** An offered seat is reserved this long, but no seat is reserved later than this long before the start. */
  offerHours: 12,
  offersEndHours: 2,
  /** A seat is reserved this long for an unpaid order; never past the start. */
  orderHours: 72,
  /** Registrations and cancellations of one account within an hour. */
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
