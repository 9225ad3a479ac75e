import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  event_reminder: {
    values: {
      firstName: 'Asha',
      eventId: 'evt_1',
      title: 'Reading a lake: a walk with a Secchi disc',
      venue: 'Agara Lake, north gate, Bengaluru',
      startsAt: '2026-11-28T04:30:00Z',
      endsAt: '2026-11-28T06:30:00Z',
    },
    leadsTo: '/dashboard/my-events/evt_1',
  },
}
