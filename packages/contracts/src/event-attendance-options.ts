/** `to_come` and `in` are registered: not here yet, and here. */
export const attendeeGroups = ['to_come', 'in', 'waitlisted', 'cancelled'] as const

export type AttendeeGroup = (typeof attendeeGroups)[number]

export const attendeeGroupNames = {
  to_come: 'To come',
  in: 'In',
  waitlisted: 'Waitlist',
  cancelled: 'Cancelled',
} as const satisfies Record<AttendeeGroup, string>

export const attendeeSorts = ['name', 'newest'] as const

/** Letters and digits that do not look alike; what a QR code says, and what can be typed. */
export const ticketCodeLength = 10
