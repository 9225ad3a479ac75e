import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { account, becauseAccount, greet, listFacts, notYourDoing, writeTime } from '../../mail/mail-parts.ts'

export const mails = {
  google_unlinked: (values) => ({
    subject: 'Your Google account was unlinked',
    preview: 'Sign in with your email address and your password.',
    heading: 'Your Google account was unlinked',
    ...greet(values),
    paragraphs: [
      `Your Google account is no longer linked to your ${product} account. Sign in with your email address and your password.`,
    ],
    facts: listFacts(['When', writeTime(values.at)], ['Device', values.device]),
    action: account,
    notYou: notYourDoing,
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  google_unlinked: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android' },
    leadsTo: '/dashboard/account',
  },
}
