import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'own_data.downloaded': {
    name: 'Own data downloaded',
    meaning: 'The user downloaded everything that is held about them.',
  },
  'own_data.deletion_requested': {
    name: 'Account deletion requested',
    meaning: 'The user asked for their account to be deleted, and every session ended.',
  },
  'own_data.deletion_revoked': {
    name: 'Account deletion cancelled',
    meaning: 'The user decided to keep their account before it was deleted.',
  },
  'own_data.deleted': {
    name: 'Account deleted',
    meaning:
      'The account was deleted on the day its owner or an admin had asked for. What they published was kept without their name.',
  },
}

const bell = (title: string, path: string): BellLabels => ({
  kind: 'account_security',
  icon: 'account',
  says: ({ device }) => ({ title, text: device, path }),
})

export const mailTemplates = {
  own_data_downloaded: {
    name: 'Own data downloaded',
    bell: bell(t('Your data was downloaded', 'Notification'), '/dashboard/privacy'),
  },
  own_data_deletion_requested: {
    name: 'Account deletion requested',
    bell: bell(t('You asked to delete your account', 'Notification'), '/dashboard/privacy'),
  },
  own_data_deletion_revoked: {
    name: 'Account deletion cancelled',
    bell: bell(t('Your account stays', 'Notification'), '/dashboard/privacy'),
  },
} satisfies Record<string, MailLabels>
