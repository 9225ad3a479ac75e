import { t } from '@kere/brand/messages'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'feedback.replied': {
    name: 'Feedback replied to',
    meaning: 'An admin replied to feedback by email.',
  },
  'feedback.status_changed': {
    name: 'Feedback status changed',
    meaning: 'An admin marked feedback as new, planned or done.',
  },
}

export const notificationKinds = {
  feedback_replies: {
    group: t('Messages', 'Heading over kinds of notifications'),
    name: t('Replies to your feedback', 'Kind of notifications'),
    choice: 'email',
    isFixed: true,
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  feedback_reply: {
    name: 'Reply to feedback',
    bell: {
      kind: 'feedback_replies',
      icon: 'message',
      says: ({ reply }) => ({
        title: t('We replied to your feedback', 'Notification'),
        text: reply,
        path: '/feedback',
      }),
    },
  },
} satisfies Record<string, MailLabels>
