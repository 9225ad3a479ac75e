import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  event_reminders: {
    group: 'Events',
    name: 'Reminders',
    about: 'The evening before',
    choice: 'email',
    minors: 'events',
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  event_reminder: {
    name: 'Event reminder',
    bell: {
      kind: 'event_reminders',
      icon: 'calendar',
      says: ({ title, eventId }) => ({
        title: 'Your event is coming up',
        text: title,
        path: `/dashboard/my-events/${eventId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
