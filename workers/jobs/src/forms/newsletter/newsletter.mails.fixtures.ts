import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  newsletter_confirmation: {
    values: { path: '/newsletter/subscription?token=x' },
    leadsTo: '/newsletter/subscription?token=x',
  },
}
