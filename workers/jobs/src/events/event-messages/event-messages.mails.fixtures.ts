import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  event_message: {
    values: {
      firstName: 'Asha',
      eventId: 'evt_1',
      event: 'A walk around the lake',
      startsAt: '2026-12-15T04:30:00Z',
      venue: 'The north gate',
      status: 'registered',
      subject: 'Bring boots',
      text: 'The bund is wet after the rain.\n\nWe meet at the north gate.',
      sender: 'Tenzin Dolma',
      takesReplies: 'true',
    },
    leadsTo: '/dashboard/my-events/evt_1',
  },
}
