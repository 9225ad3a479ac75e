/**
 * The statuses of a registration; each has one row (U-03). `awaiting_payment`: the seat is held for an order.
 * `offered`: the seat is held for a person from the waitlist.
 */
export const registrationStatuses = ['registered', 'awaiting_payment', 'offered', 'waitlisted', 'cancelled'] as const

export type RegistrationStatus = (typeof registrationStatuses)[number]

export const registrationStatusNames = {
  registered: 'Registered',
  awaiting_payment: 'Waiting for payment',
  offered: 'Seat offered',
  waitlisted: 'On the waitlist',
  cancelled: 'Cancelled',
} as const satisfies Record<RegistrationStatus, string>
