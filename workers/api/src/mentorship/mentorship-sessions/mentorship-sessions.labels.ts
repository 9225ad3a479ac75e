import type { BellLabels, MailLabels, NotificationKindLabels } from '../../http/labels.ts'

export const notificationKinds = {
  mentorship_sessions: {
    group: 'Mentorship',
    name: 'Mentorship sessions',
    about: 'Booked, confirmed, moved, cancelled, reminders',
    choice: 'email',
    minors: 'mentorship',
  },
} satisfies Record<string, NotificationKindLabels>

type Values = Readonly<Record<string, string>>

const bell = (title: (values: Values) => string): BellLabels => ({
  kind: 'mentorship_sessions',
  icon: 'calendar',
  says: (values) => ({ title: title(values), path: `/dashboard/mentorship?request=${values.requestId}` }),
})

export const mailTemplates = {
  mentorship_session_booked: {
    name: 'Mentorship session booked',
    bell: bell(({ learnerName }) => `${learnerName} booked a session with you`),
  },
  mentorship_session_confirmed: {
    name: 'Mentorship session confirmed',
    bell: bell(({ mentorName }) => `Your session with ${mentorName || 'your mentor'} is confirmed`),
  },
  mentorship_session_moved: {
    name: 'Mentorship session moved',
    bell: bell(({ learnerName }) => `${learnerName} moved a session with you`),
  },
  mentorship_session_cancelled: {
    name: 'Mentorship session cancelled',
    bell: bell(() => 'A mentorship session was cancelled'),
  },
  mentorship_session_tomorrow: {
    name: 'Mentorship session tomorrow',
    bell: bell(() => 'Your mentorship session is coming up'),
  },
  mentorship_session_soon: {
    name: 'Mentorship session in an hour',
    bell: bell(() => 'Your mentorship session begins within the hour'),
  },
} satisfies Record<string, MailLabels>
