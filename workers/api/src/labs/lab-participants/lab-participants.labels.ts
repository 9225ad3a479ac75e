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
    group: 'Challenge Labs',
    name: 'Answers to your lab requests',
    about: 'Approved, rejected, taken out, ended',
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
        title: role === 'educator' ? 'You are a mentor now' : 'You are in the lab',
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
        title: 'Your lab request was not approved',
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
      says: ({ lab = '' }) => ({ title: 'You are no longer in a lab', text: lab, path: '/dashboard/challenge-labs' }),
    },
  },
} satisfies Record<string, MailLabels>
