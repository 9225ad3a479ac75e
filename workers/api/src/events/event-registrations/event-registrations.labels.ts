export const mailTemplates = {
  event_registered: { name: 'Registered for an event' },
  registration_cancelled: { name: 'Registration cancelled' },
  waitlist_joined: { name: 'Joined the waitlist of an event' },
  seat_offered: { name: 'Seat offered' },
  seat_offer_expired: { name: 'Offer of a seat expired' },
}

declare module '../../http/labels.ts' {
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
