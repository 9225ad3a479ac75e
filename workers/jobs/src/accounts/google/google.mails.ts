import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { account, becauseAccount, greet, listFacts, setPassword, writeTime } from '../../mail/mail-parts.ts'

export const mails = {
  google_linked: (values) => ({
    subject: 'A Google account was linked',
    preview: 'You can now sign in with Google as well.',
    heading: 'A Google account was linked',
    ...greet(values),
    paragraphs: [
      `The Google account with this email address was linked to your ${product} account. You can now sign in with Google as well.`,
    ],
    facts: listFacts(['When', writeTime(values.at)], ['Device', values.device]),
    action: account,
    notYou: {
      text: 'If this was not you, set a new password now. This signs you out everywhere. Then sign in with it and unlink the Google account.',
      link: setPassword,
    },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  google_linked: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android' },
    leadsTo: '/dashboard/account',
  },
}
