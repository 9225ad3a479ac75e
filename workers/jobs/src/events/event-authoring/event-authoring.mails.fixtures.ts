import type { MailFixtures } from '../../mail/mail-content.ts'

const values = {
  firstName: 'Asha',
  eventId: 'evt_1',
  event: 'A walk around the lake',
  startsAt: '2026-12-15T04:30:00Z',
  endsAt: '2026-12-15T06:30:00Z',
  venue: 'The north gate',
  status: 'registered',
  isPaid: '',
  message: 'The birds come later this year.',
}

export const mailFixtures: MailFixtures = {
  hosted_event_changed: {
    values: { firstName: 'Asha', eventId: 'evt_1', event: 'A walk around the lake', change: 'cancelled' },
    leadsTo: '/dashboard/events/evt_1',
  },
  event_changed: { values: { ...values, changes: 'time,place' }, leadsTo: '/dashboard/my-events/evt_1' },
  event_cancelled: { values: { ...values, isPaid: 'true' }, leadsTo: '/dashboard/my-orders' },
}
