import { t } from '@kere/brand/messages'
import type { MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'privacy_request.filed': {
    name: 'Privacy request filed',
    meaning: 'The user asked for a correction, complained, or named somebody who may act for them.',
  },
  'privacy_request.withdrawn': {
    name: 'Privacy request withdrawn',
    meaning: 'The user withdrew a privacy request or a nomination.',
  },
  'privacy_request.answered': {
    name: 'Privacy request answered',
    meaning: 'An admin answered a privacy request. The user was told by email.',
  },
}

export const mailTemplates = {
  privacy_request_answered: {
    name: 'Answer to a privacy request',
    bell: {
      kind: 'account_security',
      icon: 'account',
      says: ({ reply }) => ({
        title: t('We answered your privacy request', 'Notification'),
        text: reply,
        path: '/dashboard/privacy',
      }),
    },
  },
} satisfies Record<string, MailLabels>
