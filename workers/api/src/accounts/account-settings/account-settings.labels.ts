import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'account.password_changed': {
    name: 'Password changed',
    meaning: 'The user entered their current password and chose a new one. Every other session ended.',
  },
  'account.password_refused': {
    name: 'Current password refused',
    meaning: 'Somebody who was signed in to this account entered a wrong current password.',
  },
  'account.google_unlinked': {
    name: 'Google account unlinked',
    meaning: 'The user entered their password and unlinked their Google account.',
  },
}

const bell = (title: string, path: string): BellLabels => ({
  kind: 'account_security',
  icon: 'account',
  says: ({ device }) => ({ title, text: device, path }),
})

export const mailTemplates = {
  google_unlinked: {
    name: 'Google account unlinked',
    bell: bell(t('Your Google account is unlinked', 'Notification'), '/dashboard/account'),
  },
} satisfies Record<string, MailLabels>
