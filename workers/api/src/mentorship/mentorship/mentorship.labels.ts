import { labelOf } from '@kere/contracts/http/open-value'
import { mentorshipAreaNames } from '@kere/contracts/mentorship/mentorship-options'
import type { BellLabels, MailLabels, NotificationKind, NotificationKindLabels } from '../../http/labels.ts'

export const auditActions = {
  'mentorship.assigned': {
    name: 'Mentor assigned',
    meaning: 'An admin asked an educator to take a mentorship request.',
  },
  'mentorship.accepted': {
    name: 'Mentorship accepted by an admin',
    meaning: 'An admin accepted a mentorship request for its mentor.',
  },
  'mentorship.rejected': {
    name: 'Mentorship rejected by an admin',
    meaning: 'An admin rejected a mentorship request.',
  },
  'mentorship.undone': {
    name: 'Mentorship decision undone',
    meaning: 'An admin took back an assignment or a rejection before its email left.',
  },
}

export const notificationKinds = {
  mentorship_requests: {
    group: 'Mentorship',
    name: 'Your mentorship requests',
    about: 'Accepted, rejected, back with the team',
    choice: 'email',
    minors: 'mentorship',
  },
  mentorship_asked: {
    group: 'Mentorship',
    name: 'Requests to you',
    about: 'New ones, reminders, withdrawn',
    choice: 'email',
    roles: ['educator'],
  },
  mentorship_overdue: {
    group: 'Mentorship',
    name: 'Requests that nobody answers',
    choice: 'email',
    roles: ['admin'],
  },
} satisfies Record<string, NotificationKindLabels>

type Values = Readonly<Record<string, string>>

const topicOf = ({ area = '' }: Values) => labelOf(mentorshipAreaNames, area)

const bell = (
  kind: NotificationKind,
  title: (values: Values) => string,
  page = '/dashboard/mentorship',
): BellLabels => ({
  kind,
  icon: 'people',
  says: (values) => ({ title: title(values), text: topicOf(values), path: `${page}?request=${values.requestId}` }),
})

export const mailTemplates = {
  mentorship_received: {
    name: 'Mentorship request received',
    bell: bell('mentorship_requests', () => 'We received your mentorship request'),
  },
  mentorship_assigned: {
    name: 'Mentorship request to answer',
    bell: bell('mentorship_asked', ({ learnerName }) => `${learnerName} asks you to be their mentor`),
  },
  mentorship_accepted: {
    name: 'Mentorship accepted',
    bell: bell('mentorship_requests', ({ mentorName }) => `${mentorName || 'A mentor'} accepted your request`),
  },
  mentorship_accepted_for: {
    name: 'Mentorship accepted for a mentor',
    bell: bell('mentorship_asked', ({ learnerName }) => `You are now mentoring ${learnerName}`),
  },
  mentorship_rejected: {
    name: 'Mentorship request rejected',
    bell: bell('mentorship_requests', () => 'Your mentorship request was not accepted'),
  },
  mentorship_withdrawn: {
    name: 'Mentorship request withdrawn',
    bell: bell('mentorship_asked', ({ learnerName }) => `${learnerName} withdrew their request`),
  },
  mentorship_reminder: {
    name: 'Mentorship request unanswered for 3 days',
    bell: bell('mentorship_asked', ({ learnerName }) => `${learnerName} is waiting for your answer`),
  },
  mentorship_escalated: {
    name: 'Mentorship request unanswered for 7 days',
    bell: bell(
      'mentorship_overdue',
      ({ mentorName }) => `${mentorName || 'A mentor'} has not answered for a week`,
      '/dashboard/mentorship-requests',
    ),
  },
  mentorship_returned: {
    name: 'Mentorship request needs a new mentor',
    bell: bell('mentorship_requests', () => 'We are looking for another mentor for you'),
  },
  mentorship_completed: {
    name: 'Mentorship completed',
    bell: bell('mentorship_requests', () => 'Your mentorship is completed'),
  },
} satisfies Record<string, MailLabels>
