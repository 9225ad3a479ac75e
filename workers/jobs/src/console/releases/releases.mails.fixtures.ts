import type { MailFixtures } from '../../mail/mail-content.ts'

export const mailFixtures: MailFixtures = {
  canary_ended: {
    values: {
      firstName: 'Zarine',
      remote: 'public',
      release: '0123456789ab',
      reason: '25 of 25 visits failed (blank 25), of the stable release 1 of 25.',
    },
    leadsTo: '/dashboard/releases',
  },
}
