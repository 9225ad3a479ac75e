import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  own_data_downloaded: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/privacy',
  },
  own_data_deletion_requested: {
    values: { firstName: 'Asha', dueAt: '2026-11-30T18:30:00.000Z' },
    leadsTo: '/dashboard/privacy',
  },
  own_data_deletion_revoked: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
}
