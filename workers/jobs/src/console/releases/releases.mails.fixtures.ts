import type { MailFixtures } from '../../mail/mail-content.ts'

const values = {
  firstName: 'Zarine',
  remote: 'public',
  release: '0123456789ab',
  reason: 'For 25 of 25 signed-in people, a page failed (blank 25); with the release beside it for 1 of 25.',
}

export const mailFixtures: MailFixtures = {
  canary_ended: { values, leadsTo: '/dashboard/releases' },
  release_doubted: { values, leadsTo: '/dashboard/releases' },
}
