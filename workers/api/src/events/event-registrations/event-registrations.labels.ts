import { t } from '@kere/brand/messages'
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
    group: t('Events', 'Heading over kinds of notifications'),
    name: t('Your registrations and waitlists', 'Kind of notifications'),
    about: t('Registered, cancelled, a seat offered to you', 'What a kind of notifications has'),
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
  offered: t('You declined the seat', 'Notification'),
  waitlisted: t('You left the waitlist', 'Notification'),
}

export const mailTemplates = {
  event_registered: { name: 'Registered for an event', bell: bell(ticket(t('You are registered', 'Notification'))) },
  registration_cancelled: {
    name: 'Registration cancelled',
    bell: bell((values) =>
      page(given[values.from ?? ''] ?? t('Your registration is cancelled', 'Notification'))(values),
    ),
  },
  waitlist_joined: {
    name: 'Joined the waitlist of an event',
    bell: bell(page(t('You are on the waitlist', 'Notification'))),
  },
  seat_offered: { name: 'Seat offered', bell: bell(ticket(t('A seat is free for you', 'Notification'))) },
  seat_offer_expired: {
    name: 'Offer of a seat expired',
    bell: bell(page(t('The seat offered to you has expired', 'Notification'))),
  },
} satisfies Record<string, MailLabels>
