import { t } from '@kere/brand/messages'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  lab_asked: {
    group: t('Challenge Labs', 'Heading over kinds of notifications'),
    name: t('Requests to join your labs', 'Kind of notifications'),
    choice: 'email',
    roles: ['educator', 'admin'],
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  lab_requested: {
    name: 'Challenge lab request',
    bell: {
      kind: 'lab_asked',
      icon: 'people',
      says: ({ lab = '', labId = '', role }) => ({
        title:
          role === 'educator'
            ? t('Someone offers to mentor your lab', 'Notification')
            : t('Someone asks to join your lab', 'Notification'),
        text: lab,
        path: `/dashboard/challenge-labs/${labId}/participants`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
