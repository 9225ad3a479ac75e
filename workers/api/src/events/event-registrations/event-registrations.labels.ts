import type { BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'calendar_feed.created': {
    name: 'Calendar feed created',
    meaning:
      'The user created an address that calendar apps read their events from. Any earlier address stopped working.',
  },
  'calendar_feed.revoked': {
    name: 'Calendar feed turned off',
    meaning: 'The user turned off the address that calendar apps read their events from.',
  },
}

export const notificationKinds = {
  event_places: {
    group: 'Events',
    name: 'Your registrations and waitlists',
    about: 'Registered, cancelled, a seat offered to you',
    choice: 'email',
    minors: 'events',
  },
} satisfies Record<string, NotificationKindLabels>

type Says = BellLabels['says']

const page: (title: string) => Says =
  (title) =>
  ({ event, eventId }) => ({ title, text: event, path: `/events/${eventId}` })

const ticket: (title: string) => Says =
  (title) =>
  ({ event, eventId }) => ({ title, text: event, path: `/dashboard/my-events/${eventId}` })

const bell = (says: Says): BellLabels => ({ kind: 'event_places', icon: 'calendar', says })

const given: Readonly<Record<string, string>> = {
  offered: 'You declined the seat',
  waitlisted: 'You left the waitlist',
}

export const mailTemplates = {
  event_registered: { name: 'Registered for an event', bell: bell(ticket('You are registered')) },
  registration_cancelled: {
    name: 'Registration cancelled',
    bell: bell((values) => page(given[values.from ?? ''] ?? 'Your registration is cancelled')(values)),
  },
  waitlist_joined: { name: 'Joined the waitlist of an event', bell: bell(page('You are on the waitlist')) },
  seat_offered: { name: 'Seat offered', bell: bell(ticket('A seat is free for you')) },
  seat_offer_expired: {
    name: 'Offer of a seat expired',
    bell: bell(page('The seat offered to you has expired')),
  },
} satisfies Record<string, MailLabels>
