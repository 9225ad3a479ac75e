import { t } from '@kere/brand/messages'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'
import { toldMessage, toldMessages } from './told-rows.ts'

export const auditActions = {
  'contact_message.answered': {
    name: 'Contact message answered',
    meaning: 'An admin answered a message from the contact form by email.',
  },
  'contact_message.closed': {
    name: 'Contact message closed',
    meaning: 'An admin closed a message from the contact form without a reply.',
  },
  'contact_message.reopened': {
    name: 'Contact message reopened',
    meaning: 'An admin reopened a closed message from the contact form.',
  },
}

export const notificationKinds = {
  contact_replies: {
    group: t('Messages', 'Heading over kinds of notifications'),
    name: t('Replies to your messages to us', 'Kind of notifications'),
    choice: 'email',
    isFixed: true,
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  contact_message: { name: 'New contact message', says: toldMessage },
  contact_digest: { name: 'New contact messages', says: toldMessages },
  contact_reply: {
    name: 'Reply to a contact message',
    bell: {
      kind: 'contact_replies',
      icon: 'message',
      says: ({ reply }) => ({ title: t('We replied to your message', 'Notification'), text: reply, path: '/contact' }),
    },
  },
} satisfies Record<string, MailLabels>
