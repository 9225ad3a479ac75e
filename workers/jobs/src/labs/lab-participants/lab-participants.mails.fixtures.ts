import type { MailFixtures } from '../../mail/mail-content.ts'

const values = {
  firstName: 'Meera',
  participantId: 'lpt_1',
  labId: 'lab_1',
  lab: 'Trace one drain',
  role: 'student',
  note: '',
}

export const mailFixtures: MailFixtures = {
  lab_approved: { values, leadsTo: '/dashboard/challenge-labs/lab_1' },
  lab_rejected: { values: { ...values, note: 'All places are taken.' }, leadsTo: '/challenge-labs' },
  lab_removed: { values, leadsTo: '/challenge-labs' },
}
