import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'user.edited': { name: 'User edited', meaning: 'An admin changed the name or the bio of a user.' },
  'user.suspended': {
    name: 'User suspended',
    meaning: 'An admin suspended the user and gave a reason. They cannot sign in, and every session ended.',
  },
  'user.reinstated': { name: 'Suspension lifted', meaning: 'An admin let the user sign in again.' },
  'user.deletion_decided': {
    name: 'User deleted',
    meaning: 'An admin closed the account, and every session ended. It is erased within 7 business days.',
  },
}

const bell = (title: string, path: string): BellLabels => ({
  kind: 'account_security',
  icon: 'account',
  says: ({ device }) => ({ title, text: device, path }),
})

export const mailTemplates = {
  user_suspended: { name: 'Account suspended' },
  user_reinstated: {
    name: 'Suspension lifted',
    bell: bell(t('Your account is open again', 'Notification'), '/dashboard'),
  },
  user_deleted: { name: 'Account closed' },
} satisfies Record<string, MailLabels>
