/** One row each (U-03). `awaiting_payment`: a seat held for an order. `offered`: a seat held for who waited. */
export const registrationStatuses = ['registered', 'awaiting_payment', 'offered', 'waitlisted', 'cancelled'] as const

export type RegistrationStatus = (typeof registrationStatuses)[number]

export const registrationStatusNames = {
  registered: 'Registered',
  awaiting_payment: 'Waiting for payment',
  offered: 'Seat offered',
  waitlisted: 'On the waitlist',
  cancelled: 'Cancelled',
} as const satisfies Record<RegistrationStatus, string>
