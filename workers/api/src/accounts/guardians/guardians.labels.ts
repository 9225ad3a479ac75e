import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels } from '../../http/labels.ts'
import { toldCopy, toldLinked } from './told-rows.ts'

export const auditActions = {
  'guardian.asked': {
    name: 'Guardian asked',
    meaning: 'A user under 18 named a parent or guardian, who was asked by email to agree to the account.',
  },
  'guardian.agreed': {
    name: 'Guardian agreed',
    meaning: 'The guardian, shown to be an adult, agreed to the account or changed what they agree to.',
  },
  'guardian.refused': {
    name: 'Guardian said no',
    meaning: 'The guardian did not agree. The account of the user under 18 stays closed.',
  },
  'guardian.withdrawn': {
    name: 'Guardian withdrew',
    meaning: 'The guardian withdrew everything. The account was closed at once and will be deleted.',
  },
  'guardian.downloaded': {
    name: 'Data downloaded by the guardian',
    meaning: 'The guardian downloaded a copy of everything that is held about the user under 18.',
  },
}

export const linkPurpose = 'guardian'

const link = { purpose: linkPurpose, path: '/guardian' }

const bell = (title: string): BellLabels => ({
  kind: 'account_security',
  icon: 'people',
  says: () => ({ title, path: '/dashboard/privacy' }),
})

export const mailTemplates = {
  guardian_asked: { name: 'Guardian: please decide', link, says: toldLinked },
  guardian_agreed: { name: 'Guardian: what you agreed to', link, says: toldLinked },
  guardian_copied: { name: 'Guardian: a copy of what the mentor wrote', link, says: toldCopy },
  guardian_of_age_soon: { name: 'Guardian: the account becomes the child’s own' },
  child_agreed: { name: 'Your guardian agreed', bell: bell(t('Your guardian agreed', 'Notification')) },
  child_refused: { name: 'Your guardian said no' },
  child_withdrawn: { name: 'Your guardian closed the account' },
  child_of_age_soon: {
    name: 'The account becomes your own',
    bell: bell(t('Your account becomes your own', 'Notification')),
  },
} satisfies Record<string, MailLabels>
