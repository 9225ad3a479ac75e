import { t } from '@kere/brand/messages'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'event.published': { name: 'Event published', meaning: 'The event became visible to visitors.' },
  'event.unpublished': {
    name: 'Event unpublished',
    meaning: 'The event was removed from the list. Everyone who is registered keeps their seat.',
  },
  'event.changed': { name: 'Event changed by an admin', meaning: 'An admin changed somebody else’s event.' },
  'event.cancelled': {
    name: 'Event cancelled',
    meaning: 'The event was cancelled. Everyone with a seat or on the waitlist was told by email.',
  },
  'event.cancellation_undone': {
    name: 'Event cancellation undone',
    meaning: 'The cancellation was taken back before its emails were sent.',
  },
  'event.deleted': {
    name: 'Event deleted',
    meaning: 'The event was deleted, and cancelled where people had seats. It is deleted for good after 30 days.',
  },
  'event.restored': { name: 'Event restored', meaning: 'A deleted event was brought back.' },
}

export const notificationKinds = {
  event_changes: {
    group: t('Events', 'Heading over kinds of notifications'),
    name: t('Changes to your events', 'Kind of notifications'),
    about: t('A new time or place, or cancelled. Always sent', 'What a kind of notifications has'),
    choice: 'email',
    isFixed: true,
  },
  hosted_events: {
    group: t('Events', 'Heading over kinds of notifications'),
    name: t('Your own events', 'Kind of notifications'),
    about: t('Changed by an admin', 'What a kind of notifications has'),
    choice: 'email',
    roles: ['educator', 'admin'],
  },
} satisfies Record<string, NotificationKindLabels>

const changes: Readonly<Record<string, string>> = {
  published: t('Your event was published', 'Notification'),
  unpublished: t('Your event was unpublished', 'Notification'),
  cancelled: t('Your event was cancelled', 'Notification'),
  uncancelled: t('Your event takes place after all', 'Notification'),
  deleted: t('Your event was deleted', 'Notification'),
  restored: t('Your event was restored', 'Notification'),
}

export const mailTemplates = {
  event_changed: {
    name: 'Event changed',
    bell: {
      kind: 'event_changes',
      icon: 'calendar',
      says: ({ event, eventId }) => ({
        title: t('Your event has changed', 'Notification'),
        text: event,
        path: `/dashboard/my-events/${eventId}`,
      }),
    },
  },
  event_cancelled: {
    name: 'Event cancelled',
    bell: {
      kind: 'event_changes',
      icon: 'calendar',
      says: ({ event, eventId }) => ({
        title: t('Your event is cancelled', 'Notification'),
        text: event,
        path: `/events/${eventId}`,
      }),
    },
  },
  hosted_event_changed: {
    name: 'Event changed by an admin',
    bell: {
      kind: 'hosted_events',
      icon: 'calendar',
      says: ({ change = '', event, eventId }) => ({
        title: changes[change] ?? t('Your event was changed', 'Notification'),
        text: event,
        path: change === 'deleted' ? '/dashboard/events' : `/dashboard/events/${eventId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
