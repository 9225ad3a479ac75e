import { t } from '@kere/brand/messages'
import type { BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'educator_application.submitted': {
    name: 'Educator application submitted',
    meaning: 'The user applied to teach and is waiting for a decision.',
  },
  'educator_application.approved': {
    name: 'Educator application approved',
    meaning: 'An admin approved the application: the user may publish, host and mentor.',
  },
  'educator_application.rejected': {
    name: 'Educator application declined',
    meaning: 'An admin declined the application and gave the reason.',
  },
  'educator_application.revoked': {
    name: 'Approval to teach revoked',
    meaning: 'An admin made the educator a learner, which ended the approval. The user may apply again.',
  },
  'educator_application.decision_undone': {
    name: 'Decision on educator application undone',
    meaning: 'An admin took the decision back before its email was sent. The application is waiting again.',
  },
}

export const notificationKinds = {
  educator_applications: {
    group: t('Account', 'Heading over kinds of notifications'),
    name: t('Your application to teach', 'Kind of notifications'),
    choice: 'email',
    isFixed: true,
    roles: ['student', 'educator'],
  },
} satisfies Record<string, NotificationKindLabels>

const bell = (title: string, path: string): BellLabels => ({
  kind: 'educator_applications',
  icon: 'account',
  says: ({ reason }) => ({ title, text: reason, path }),
})

export const mailTemplates = {
  application_received: {
    name: 'Application received',
    bell: bell(t('We received your application to teach', 'Notification'), '/dashboard'),
  },
  application_approved: {
    name: 'Application approved',
    bell: bell(t('You can now publish courses and host events', 'Notification'), '/dashboard'),
  },
  application_rejected: {
    name: 'Application declined',
    bell: bell(t('Your application to teach was declined', 'Notification'), '/join-as-educator'),
  },
} satisfies Record<string, MailLabels>
