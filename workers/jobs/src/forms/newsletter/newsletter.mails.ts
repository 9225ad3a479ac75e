import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import { confirmationDays } from '@kere/contracts/forms/newsletter-options'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

export const mails = {
  newsletter_confirmation: ({ path }) => ({
    subject: 'Confirm your subscription',
    preview: 'One click, and the newsletter comes to this address.',
    heading: 'Confirm your subscription',
    paragraphs: [
      `Someone asked for the ${product} newsletter at this address. If it was you, confirm it.`,
      `The link works for ${countOf(confirmationDays, 'day')}.`,
    ],
    action: { label: 'Confirm subscription', path: required(path) },
    afterAction: `If it was not you, you need to do nothing. We send nothing without your confirmation, and delete the address after ${countOf(confirmationDays, 'day')}.`,
    because: `You received this email because someone entered this address on ${product}.`,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  newsletter_confirmation: {
    values: { path: '/newsletter/subscription?token=x' },
    leadsTo: '/newsletter/subscription?token=x',
  },
}
