import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  webhook_off: ({ title, url, ...values }) => ({
    subject: `The webhook ${required(title)} was switched off`,
    preview: 'It has not accepted anything for days. Resume it once it works.',
    heading: 'A webhook was switched off',
    ...greet(values),
    paragraphs: [
      `${required(title)} (${required(url)}) has not accepted anything for days, or said that it is gone. It gets no events until you resume it. Events that were waiting are sent then.`,
    ],
    action: { label: 'See webhooks', path: '/dashboard/webhooks' },
    because: `You received this email because you are an admin of ${product}.`,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  webhook_off: {
    values: { firstName: 'Zarine', title: 'Ledger', url: 'https://ledger.example/hooks' },
    leadsTo: '/dashboard/webhooks',
  },
}
