import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  lab_asked: {
    group: 'Challenge Labs',
    name: 'Requests to join your labs',
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
        title: role === 'educator' ? 'Someone offers to mentor your lab' : 'Someone asks to join your lab',
        text: lab,
        path: `/dashboard/challenge-labs/${labId}/participants`,
      }),
    },
  },
} satisfies Record<string, MailLabels>
