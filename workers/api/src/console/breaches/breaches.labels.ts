import { t } from '@kere/brand/messages'
import type { MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'breach.opened': {
    name: 'Breach or drill opened',
    meaning: 'An admin recorded a breach of data, or began a drill, with its tables and hours.',
  },
  'breach.searched': {
    name: 'People of a breach or drill found',
    meaning: 'All people whom a breach or drill concerns were found and listed.',
  },
  'breach.told': {
    name: 'Letters of a breach or drill sent',
    meaning: 'An admin sent a letter to everybody whom a breach concerns. A drill sends one to the admin alone.',
  },
}

export const mailTemplates = {
  breach_letter: {
    name: 'Letter about a breach',
    bell: {
      kind: 'account_security',
      icon: 'account',
      says: ({ nature }) => ({
        title: t('Somebody may have seen your data', 'Notification'),
        text: nature,
        path: '/contact',
      }),
    },
  },
} satisfies Record<string, MailLabels>
