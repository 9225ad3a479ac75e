import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'session.revoked': { name: 'Session ended', meaning: 'The user ended one of their sessions.' },
  'session.others_revoked': {
    name: 'Other sessions ended',
    meaning: 'The user signed out of every session but the one in use.',
  },
}

const bell = (title: string, path: string): BellLabels => ({
  kind: 'account_security',
  icon: 'account',
  says: ({ device }) => ({ title, text: device, path }),
})

export const mailTemplates = {
  sessions_revoked: {
    name: 'Sessions signed out',
    bell: bell(t('You signed out other sessions', 'Notification'), '/dashboard/sessions'),
  },
} satisfies Record<string, MailLabels>
