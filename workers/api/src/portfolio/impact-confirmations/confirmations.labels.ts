import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'
import { toldAsked } from './told-rows.ts'

export const notificationKinds = {
  impact_confirmations: {
    group: 'Impact Portfolio',
    name: 'Answers to your confirmations',
    about: 'Confirmed, refused',
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
        title: `${name} confirmed your entry`,
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
        title: `${name} did not confirm your entry`,
        text: entry,
        path: `/dashboard/impact-portfolio/${entryId}`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
