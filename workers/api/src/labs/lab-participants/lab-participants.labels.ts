import { t } from '@kere/brand/messages'
import type { MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'lab_participant.approved': {
    name: 'Lab request approved',
    meaning: 'Somebody who asked to join a challenge lab is in it.',
  },
  'lab_participant.rejected': {
    name: 'Lab request rejected',
    meaning: 'A request to join a challenge lab was rejected.',
  },
  'lab_participant.removed': {
    name: 'Removed from lab',
    meaning: 'A member or mentor was taken out of a challenge lab.',
  },
  'lab_participant.decision_undone': {
    name: 'Lab decision undone',
    meaning: 'A decision was taken back before its email was sent. The request waits again.',
  },
}

export const notificationKinds = {
  lab_answers: {
    group: t('Challenge Labs', 'Heading over kinds of notifications'),
    name: t('Answers to your lab requests', 'Kind of notifications'),
    about: t('Approved, rejected, taken out, ended', 'What a kind of notifications has'),
    choice: 'email',
    minors: 'labs',
  },
} satisfies Record<string, NotificationKindLabels>

export const mailTemplates = {
  lab_approved: {
    name: 'Lab request approved',
    bell: {
      kind: 'lab_answers',
      icon: 'people',
      says: ({ lab = '', labId = '', role }) => ({
        title:
          role === 'educator' ? t('You are a mentor now', 'Notification') : t('You are in the lab', 'Notification'),
        text: lab,
        path: `/dashboard/challenge-labs/${labId}`,
      }),
    },
  },
  lab_rejected: {
    name: 'Lab request rejected',
    bell: {
      kind: 'lab_answers',
      icon: 'people',
      says: ({ lab = '' }) => ({
        title: t('Your lab request was not approved', 'Notification'),
        text: lab,
        path: '/dashboard/challenge-labs',
      }),
    },
  },
  lab_removed: {
    name: 'Removed from lab',
    bell: {
      kind: 'lab_answers',
      icon: 'people',
      says: ({ lab = '' }) => ({
        title: t('You are no longer in a lab', 'Notification'),
        text: lab,
        path: '/dashboard/challenge-labs',
      }),
    },
  },
} satisfies Record<string, MailLabels>
