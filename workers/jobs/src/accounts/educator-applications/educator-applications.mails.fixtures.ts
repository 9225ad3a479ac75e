import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  application_received: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
  application_approved: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
  application_rejected: {
    values: { firstName: 'Asha', reason: 'Your bio says little.\nPlease tell us what you have taught.' },
    leadsTo: '/join-as-educator',
  },
}
