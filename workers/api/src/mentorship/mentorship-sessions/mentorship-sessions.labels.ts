import { t } from '@kere/brand/messages'
import { type Said, said } from '../../http/said.ts'
import type { BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  mentorship_sessions: {
    group: t('Mentorship', 'Heading over kinds of notifications'),
    name: t('Mentorship sessions', 'Kind of notifications'),
    about: t('Booked, confirmed, moved, cancelled, reminders', 'What a kind of notifications has'),
    choice: 'email',
    minors: 'mentorship',
  },
} satisfies Record<string, NotificationKindLabels>

type Values = Readonly<Record<string, string>>

const bell = (title: (values: Values) => string | Said): BellLabels => ({
  kind: 'mentorship_sessions',
  icon: 'calendar',
  says: (values) => ({ title: title(values), path: `/dashboard/mentorship?request=${values.requestId}` }),
})

export const mailTemplates = {
  mentorship_session_booked: {
    name: 'Mentorship session booked',
    bell: bell(({ learnerName }) => said('{learnerName} booked a session with you', { learnerName }, 'Notification')),
  },
  mentorship_session_confirmed: {
    name: 'Mentorship session confirmed',
    bell: bell(({ mentorName }) =>
      mentorName
        ? said('Your session with {mentorName} is confirmed', { mentorName }, 'Notification')
        : t('Your session with your mentor is confirmed', 'Notification'),
    ),
  },
  mentorship_session_moved: {
    name: 'Mentorship session moved',
    bell: bell(({ learnerName }) => said('{learnerName} moved a session with you', { learnerName }, 'Notification')),
  },
  mentorship_session_cancelled: {
    name: 'Mentorship session cancelled',
    bell: bell(() => t('A mentorship session was cancelled', 'Notification')),
  },
  mentorship_session_tomorrow: {
    name: 'Mentorship session tomorrow',
    bell: bell(() => t('Your mentorship session is coming up', 'Notification')),
  },
  mentorship_session_soon: {
    name: 'Mentorship session in an hour',
    bell: bell(() => t('Your mentorship session begins within the hour', 'Notification')),
  },
} satisfies Record<string, MailLabels>
