import { labelOf } from '@kere/contracts/http/open-value'
import { trackLabels } from '@kere/contracts/fellowship/fellowship-options'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'fellowship.submitted': {
    name: 'Fellowship application submitted',
    meaning: 'The user applied for a fellowship. The entry names the track alone, so that a blind review stays blind.',
  },
  'fellowship.withdrawn': {
    name: 'Fellowship application withdrawn',
    meaning: 'The user took an application back before its review had begun.',
  },
}

export const notificationKinds = {
  fellowship: {
    group: 'Fellowship',
    name: 'Your fellowship applications',
    about: 'Received, decided, deadline near',
    choice: 'email',
    roles: ['student', 'admin'],
  },
} satisfies Record<string, NotificationKindLabels>

const path = '/dashboard/fellowship'

export const mailTemplates = {
  fellowship_received: {
    name: 'Fellowship application received',
    bell: {
      kind: 'fellowship',
      icon: 'award',
      says: ({ track = '' }) => ({ title: 'We received your application', text: labelOf(trackLabels, track), path }),
    },
  },
  fellowship_deadline: {
    name: 'Fellowship deadline near',
    bell: {
      kind: 'fellowship',
      icon: 'award',
      says: ({ track = '' }) => ({
        title: 'Your fellowship application is still a draft',
        text: `${labelOf(trackLabels, track)}: applications close in 3 days`,
        path,
      }),
    },
  },
} satisfies Record<string, MailLabels>

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
  interface NotificationKinds extends Record<keyof typeof notificationKinds, true> {}
}
