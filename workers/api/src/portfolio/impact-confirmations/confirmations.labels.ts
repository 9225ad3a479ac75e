import { t } from '@kere/brand/messages'
import { said } from '../../http/said.ts'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'
import { toldAsked } from './told-rows.ts'

export const notificationKinds = {
  impact_confirmations: {
    group: t('Impact Portfolio', 'Heading over kinds of notifications'),
    name: t('Answers to your confirmations', 'Kind of notifications'),
    about: t('Confirmed, refused', 'What a kind of notifications has'),
    choice: 'email',
  },
} satisfies Record<string, NotificationKindLabels>

export const linkPurpose = 'impact confirmation'

export const mailTemplates = {
  impact_confirmation_asked: {
    name: 'Confirmation of an impact entry',
    link: { purpose: linkPurpose, path: '/impact-portfolio/confirm' },
    says: toldAsked,
  },
  impact_confirmation_given: {
    name: 'Impact entry confirmed',
    bell: {
      kind: 'impact_confirmations',
      icon: 'people',
      says: ({ name, entry, entryId }) => ({
        title: said('{name} confirmed your entry', { name }, 'Notification'),
        text: entry,
        path: `/dashboard/impact-portfolio/${entryId}`,
      }),
    },
  },
  impact_confirmation_declined: {
    name: 'Impact entry not confirmed',
    bell: {
      kind: 'impact_confirmations',
      icon: 'people',
      says: ({ name, entry, entryId }) => ({
        title: said('{name} did not confirm your entry', { name }, 'Notification'),
        text: entry,
        path: `/dashboard/impact-portfolio/${entryId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
