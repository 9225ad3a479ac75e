import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required, writeDay } from '../../mail/mail-parts.ts'

export const mails = {
  api_token_ends: ({ title, prefix, endsAt, ...values }) => ({
    subject: `The API token ${required(title)} expires soon`,
    preview: 'Make a new one and change it in the program that uses it.',
    heading: 'An API token expires soon',
    ...greet(values),
    paragraphs: [
      `${required(title)} (${required(prefix)}…) stops working on ${required(writeDay(endsAt))}. Make a new token, change it in the program that uses it, then revoke this one.`,
    ],
    action: { label: 'See API tokens', path: '/dashboard/api-tokens' },
    because: `You received this email because you made this token at ${product}.`,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  api_token_ends: {
    values: {
      firstName: 'Zarine',
      title: 'Accounts',
      prefix: 'kere_live_7G3K9QWX',
      endsAt: '2026-12-01T05:00:00Z',
    },
    leadsTo: '/dashboard/api-tokens',
  },
}
