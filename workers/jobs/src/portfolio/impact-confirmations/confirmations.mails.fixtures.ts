import type { MailFixtures } from '../../mail/mail-content.ts'

const told = { name: 'Kavya Hegde', entry: 'Secchi log, Jakkur lake', entryId: 'imp_1' }
const entryAt = '/dashboard/impact-portfolio/imp_1'

export const mailFixtures: MailFixtures = {
  impact_confirmation_asked: {
    values: {
      path: '/impact-portfolio/confirm?token=x',
      owner: 'Meera Nambiar',
      name: 'Kavya Hegde',
      entry: told.entry,
    },
    leadsTo: '/impact-portfolio/confirm?token=x',
  },
  impact_confirmation_given: { values: told, leadsTo: entryAt },
  impact_confirmation_declined: { values: told, leadsTo: entryAt },
}
