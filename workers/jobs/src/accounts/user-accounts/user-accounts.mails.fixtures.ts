import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  user_suspended: {
    values: { firstName: 'Asha', reason: 'The same message was sent to 40 learners.' },
    leadsTo: '/',
  },
  user_reinstated: { values: { firstName: 'Asha' }, leadsTo: '/auth/login' },
  user_deleted: { values: { firstName: 'Asha', dueAt: '2026-11-23T18:30:00.000Z' }, leadsTo: '/' },
}
