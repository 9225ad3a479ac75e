import { t } from '@kere/brand/messages'
/**
 * The statuses of a registration; each has one row (U-03). `awaiting_payment`: the seat is held for an order.
 * `offered`: the seat is held for a person from the waitlist.
 */
export const registrationStatuses = ['registered', 'awaiting_payment', 'offered', 'waitlisted', 'cancelled'] as const

export type RegistrationStatus = (typeof registrationStatuses)[number]

export const registrationStatusNames = {
  registered: t('Registered', 'State of a registration for an event'),
  awaiting_payment: t('Waiting for payment', 'State of a registration for an event'),
  offered: t('Seat offered', 'State of a registration for an event'),
  waitlisted: t('On the waitlist', 'State of a registration for an event'),
  cancelled: t('Cancelled', 'State of a registration for an event'),
} satisfies Record<RegistrationStatus, string>
