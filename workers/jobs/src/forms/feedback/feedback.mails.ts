import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { required } from '../../mail/mail-parts.ts'

export const mails = {
  feedback_reply: ({ reply, feedback }) => ({
    subject: t('Our reply to your feedback', 'Email feedback_reply, subject'),
    preview: t('You sent us feedback on Kere. Here is our reply.', 'Email feedback_reply, preview'),
    heading: t('Our reply to your feedback', 'Email feedback_reply, heading'),
    paragraphs: [t('Thank you for helping us improve Kere.', 'Email feedback_reply')],
    quote: required(reply),
    action: { label: t('Send more feedback', 'Email feedback_reply, button or link'), path: '/feedback' },
    afterAction: t('You wrote: {feedback}', { feedback: required(feedback) }, 'Email feedback_reply'),
    because: t(
      'You received this email because someone sent us feedback with this address and asked for a reply.',
      'Email feedback_reply, why they received it',
    ),
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  feedback_reply: {
    values: { reply: 'We have added it.\nLook under Courses.', feedback: 'I could not find courses in Kannada.' },
    leadsTo: '/feedback',
  },
}
