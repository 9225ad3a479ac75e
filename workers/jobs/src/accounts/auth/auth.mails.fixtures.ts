import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  new_device: {
    values: { firstName: 'Asha', device: 'Firefox on Android', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/sessions',
  },
  session_replayed: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/sessions',
  },
}
