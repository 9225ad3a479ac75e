import type { MailFixtures } from '../../mail/mail-content.ts'

const values = { firstName: 'Asha', certificateId: 'crt_1', course: 'Reading a lake: field methods for urban water' }

export const mailFixtures: MailFixtures = {
  certificate_issued: {
    values: { ...values, kind: 'course', reason: 'Handed in on paper.' },
    leadsTo: '/certificates/crt_1',
  },
  certificate_revoked: {
    values: { ...values, reason: 'The lessons were done by somebody else.' },
    leadsTo: '/certificates/crt_1',
  },
  certificate_reinstated: { values, leadsTo: '/certificates/crt_1' },
}
