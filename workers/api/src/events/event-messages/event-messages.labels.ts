import { t } from '@kere/brand/messages'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'
import { messageOfMail } from './message-rows.ts'

export const auditActions = {
  'event.message_sent': {
    name: 'Message sent to attendees',
    meaning: 'The host emailed attendees of the event. The details say who gets it.',
  },
}

export const notificationKinds = {
  event_messages: {
    group: t('Events', 'Heading over kinds of notifications'),
    name: t('Messages from hosts', 'Kind of notifications'),
    about: t('Of events that you are registered for', 'What a kind of notifications has'),
    choice: 'email',
    minors: 'events',
    isFixed: true,
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  event_message: {
    name: 'Message from the host of an event',
    says: messageOfMail,
    bell: {
      kind: 'event_messages',
      icon: 'message',
      says: ({ event, eventId }) => ({
        title: t('The host emailed you a message', 'Notification'),
        text: event,
        path: `/dashboard/my-events/${eventId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
