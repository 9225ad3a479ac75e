import { t } from '@kere/brand/messages'
import { type Said, said } from '../../http/said.ts'
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
    group: t('Mentorship', 'Heading over kinds of notifications'),
    name: t('Your mentorship requests', 'Kind of notifications'),
    about: t('Accepted, rejected, back with the team', 'What a kind of notifications has'),
    choice: 'email',
    minors: 'mentorship',
  },
  mentorship_asked: {
    group: t('Mentorship', 'Heading over kinds of notifications'),
    name: t('Requests to you', 'Kind of notifications'),
    about: t('New ones, reminders, withdrawn', 'What a kind of notifications has'),
    choice: 'email',
    roles: ['educator'],
  },
  mentorship_overdue: {
    group: t('Mentorship', 'Heading over kinds of notifications'),
    name: t('Requests that nobody answers', 'Kind of notifications'),
    choice: 'email',
    roles: ['admin'],
  },
} satisfies Record<string, NotificationKindLabels>

type Values = Readonly<Record<string, string>>

const topicOf = ({ area }: Values) =>
  said(
    '{area, select, climate_action {Climate action} renewable_energy {Renewable energy} sustainability_careers {Sustainability careers} water_management {Water management} policy_advocacy {Policy advocacy} waste_management {Waste management} green_technology {Green technology} sustainable_agriculture {Sustainable agriculture} other {Conservation}}',
    { area },
    'Notification, area of mentorship',
  )

const bell = (
  kind: NotificationKind,
  title: (values: Values) => string | Said,
  page = '/dashboard/mentorship',
): BellLabels => ({
  kind,
  icon: 'people',
  says: (values) => ({ title: title(values), text: topicOf(values), path: `${page}?request=${values.requestId}` }),
})

export const mailTemplates = {
  mentorship_received: {
    name: 'Mentorship request received',
    bell: bell('mentorship_requests', () => t('We received your mentorship request', 'Notification')),
  },
  mentorship_assigned: {
    name: 'Mentorship request to answer',
    bell: bell('mentorship_asked', ({ learnerName }) =>
      said('{learnerName} asks you to be their mentor', { learnerName }, 'Notification'),
    ),
  },
  mentorship_accepted: {
    name: 'Mentorship accepted',
    bell: bell('mentorship_requests', ({ mentorName }) =>
      mentorName
        ? said('{mentorName} accepted your request', { mentorName }, 'Notification')
        : t('A mentor accepted your request', 'Notification'),
    ),
  },
  mentorship_accepted_for: {
    name: 'Mentorship accepted for a mentor',
    bell: bell('mentorship_asked', ({ learnerName }) =>
      said('You are now mentoring {learnerName}', { learnerName }, 'Notification'),
    ),
  },
  mentorship_rejected: {
    name: 'Mentorship request rejected',
    bell: bell('mentorship_requests', () => t('Your mentorship request was not accepted', 'Notification')),
  },
  mentorship_withdrawn: {
    name: 'Mentorship request withdrawn',
    bell: bell('mentorship_asked', ({ learnerName }) =>
      said('{learnerName} withdrew their request', { learnerName }, 'Notification'),
    ),
  },
  mentorship_reminder: {
    name: 'Mentorship request unanswered for 3 days',
    bell: bell('mentorship_asked', ({ learnerName }) =>
      said('{learnerName} is waiting for your answer', { learnerName }, 'Notification'),
    ),
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
    bell: bell('mentorship_requests', () => t('We are looking for another mentor for you', 'Notification')),
  },
  mentorship_completed: {
    name: 'Mentorship completed',
    bell: bell('mentorship_requests', () => t('Your mentorship is completed', 'Notification')),
  },
} satisfies Record<string, MailLabels>
