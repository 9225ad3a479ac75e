import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  lab_archived: {
    values: { firstName: 'Meera', lab: 'Trace one drain', status: 'approved' },
    leadsTo: '/dashboard/challenge-labs',
  },
}
