import type { MailFixtures } from '../../mail/mail-content.ts'

const values = {
  firstName: 'Meera',
  requestId: 'mrq_1',
  area: 'water_management',
  learnerName: 'Meera',
  mentorName: 'Asha Raghunath',
}
const session = { ...values, startsAt: '2026-11-26T14:30:00Z' }
const leadsTo = '/dashboard/mentorship?request=mrq_1'

export const mailFixtures: MailFixtures = {
  mentorship_received: { values, leadsTo },
  mentorship_assigned: { values, leadsTo },
  mentorship_accepted: { values, leadsTo },
  mentorship_accepted_for: { values, leadsTo },
  mentorship_rejected: {
    values: { ...values, reason: 'I am away until March.' },
    leadsTo: '/dashboard/mentorship/request',
  },
  mentorship_withdrawn: { values, leadsTo },
  mentorship_reminder: { values, leadsTo },
  mentorship_escalated: { values, leadsTo: '/dashboard/mentorship-requests?request=mrq_1' },
  mentorship_returned: { values, leadsTo },
  mentorship_completed: { values, leadsTo },
  mentorship_session_booked: { values: session, leadsTo },
  mentorship_session_confirmed: { values: session, leadsTo },
  mentorship_session_moved: { values: session, leadsTo },
  mentorship_session_cancelled: { values: session, leadsTo },
  mentorship_session_tomorrow: { values: session, leadsTo },
  mentorship_session_soon: { values: session, leadsTo },
}
