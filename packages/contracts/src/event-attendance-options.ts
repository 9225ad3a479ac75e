// Apart from the schemas, so that a page can name the choices without loading the validation.

/** Of the registered: not here yet, and here. Then who waits, and who has cancelled. */
export const attendeeGroups = ['to_come', 'in', 'waitlisted', 'cancelled'] as const

export type AttendeeGroup = (typeof attendeeGroups)[number]

export const attendeeGroupNames = {
  to_come: 'To come',
  in: 'In',
  waitlisted: 'Waitlist',
  cancelled: 'Cancelled',
} as const satisfies Record<AttendeeGroup, string>

/** By name, or the newest registration first; the default first. */
export const attendeeSorts = ['name', 'newest'] as const

/** Letters and digits that do not look alike; what a QR code says, and what can be typed. */
export const ticketCodeLength = 10
