import type { MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'webhook.created': { name: 'Webhook added', meaning: 'An admin added an address that is told of events.' },
  'webhook.paused': { name: 'Webhook paused', meaning: 'An admin paused a webhook. It is told of no new events.' },
  'webhook.resumed': {
    name: 'Webhook resumed',
    meaning: 'An admin resumed a webhook that was paused or switched off.',
  },
  'webhook.secret_rotated': {
    name: 'Webhook secret changed',
    meaning: 'An admin made a new secret for a webhook. The old one signed too for 24 hours.',
  },
  'webhook.replayed': {
    name: 'Webhook events sent again',
    meaning: 'An admin sent events to a webhook again, as many as the entry says.',
  },
  'webhook.switched_off': {
    name: 'Webhook switched off',
    meaning: 'A webhook had only failed for days, or said that it is gone, and was switched off without anybody.',
  },
  'webhook.deleted': { name: 'Webhook deleted', meaning: 'An admin deleted a webhook with its log.' },
}

export const mailTemplates = {
  webhook_off: { name: 'Webhook switched off' },
} satisfies Record<string, MailLabels>
