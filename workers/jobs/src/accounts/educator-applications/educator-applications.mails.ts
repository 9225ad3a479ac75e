import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { dashboard, greet, required } from '../../mail/mail-parts.ts'

const becauseApplied = `You received this email because you applied to teach on ${product} with this address.`

export const mails = {
  application_received: (values) => ({
    subject: 'We received your application to teach',
    preview: 'It is under review. We usually decide within 3 days.',
    heading: 'We received your application',
    ...greet(values),
    paragraphs: [
      `Thank you for applying to teach on ${product}. Your application is under review. We usually decide within 3 days, and we will email you the decision.`,
      'Once you are approved, you can publish courses, host events and mentor learners. Until then, you can check its status on your dashboard.',
    ],
    action: dashboard,
    because: becauseApplied,
  }),

  application_approved: (values) => ({
    subject: `You can now teach on ${product}`,
    preview: 'Your application is approved.',
    heading: 'Your application is approved',
    ...greet(values),
    paragraphs: [
      `You can now publish courses, host events and mentor learners on ${product}. Start on your dashboard.`,
    ],
    action: dashboard,
    because: becauseApplied,
  }),

  application_rejected: ({ reason, ...values }) => ({
    subject: 'Your application to teach',
    preview: 'We could not approve it this time. Here is why.',
    heading: 'Your application to teach',
    ...greet(values),
    paragraphs: [
      `Thank you for applying to teach on ${product}. We reviewed your application and could not approve it this time. Here is why:`,
    ],
    quote: required(reason),
    action: { label: 'Apply again', path: '/join-as-educator' },
    afterAction: 'You can apply again at any time. Your account and your courses stay as they are.',
    because: becauseApplied,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  application_received: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
  application_approved: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
  application_rejected: {
    values: { firstName: 'Asha', reason: 'Your bio says little.\nPlease tell us what you have taught.' },
    leadsTo: '/join-as-educator',
  },
}
