import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  lab_requested: {
    values: { firstName: 'Asha', labId: 'lab_1', lab: 'Trace one drain', role: 'student' },
    leadsTo: '/dashboard/challenge-labs/lab_1/participants',
  },
}
