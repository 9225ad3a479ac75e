import type { MailFixtures } from '../../mail/mail-content.ts'

const leadsTo = '/dashboard/fellowship'

export const mailFixtures: MailFixtures = {
  fellowship_received: { values: { firstName: 'Meera', track: 'college' }, leadsTo },
  fellowship_approved: {
    values: { firstName: 'Meera', track: 'college', applicationId: 'fel_1' },
    leadsTo: `${leadsTo}?application=fel_1`,
  },
  fellowship_rejected: {
    values: { firstName: 'Meera', track: 'k12', reason: 'The places are filled.', applicationId: 'fel_1' },
    leadsTo: `${leadsTo}?application=fel_1`,
  },
  fellowship_deadline: {
    values: { firstName: 'Meera', track: 'professional', deadline: '2026-12-15T12:30:00Z' },
    leadsTo,
  },
}
