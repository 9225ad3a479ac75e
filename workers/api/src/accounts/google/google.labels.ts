import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'account.google_linked': {
    name: 'Google account linked',
    meaning: 'The user signed in with Google, and their Google account was linked to this account.',
  },
}

const bell = (title: string, path: string): BellLabels => ({
  kind: 'account_security',
  icon: 'account',
  says: ({ device }) => ({ title, text: device, path }),
})

export const mailTemplates = {
  google_linked: {
    name: 'Google account linked',
    bell: bell(t('Your Google account is linked', 'Notification'), '/dashboard/account'),
  },
} satisfies Record<string, MailLabels>
