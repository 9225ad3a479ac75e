import { t } from '@kere/brand/messages'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  event_reminders: {
    group: t('Events', 'Heading over kinds of notifications'),
    name: t('Reminders', 'Kind of notifications'),
    about: t('The evening before', 'What a kind of notifications has'),
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
        title: t('Your event is coming up', 'Notification'),
        text: title,
        path: `/dashboard/my-events/${eventId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
