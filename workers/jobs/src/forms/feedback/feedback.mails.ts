import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

export const mails = {
  feedback_reply: ({ reply, feedback }) => ({
    subject: 'Our reply to your feedback',
    preview: `You sent us feedback on ${product}. Here is our reply.`,
    heading: 'Our reply to your feedback',
    paragraphs: [`Thank you for helping us improve ${product}.`],
    quote: required(reply),
    action: { label: 'Send more feedback', path: '/feedback' },
    afterAction: `You wrote: ${required(feedback)}`,
    because: 'You received this email because someone sent us feedback with this address and asked for a reply.',
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  feedback_reply: {
    values: { reply: 'We have added it.\nLook under Courses.', feedback: 'I could not find courses in Kannada.' },
    leadsTo: '/feedback',
  },
}
