import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  privacy_request_answered: ({ reply, request, ...values }) => ({
    ...greet(values),
    subject: 'Our answer to your privacy request',
    preview: 'Here is our answer.',
    heading: 'Our answer to your privacy request',
    paragraphs: ['You wrote to us about your data. Here is our answer.'],
    quote: required(reply),
    action: { label: 'See your requests', path: '/dashboard/privacy' },
    afterAction: `You wrote: ${required(request)}`,
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  privacy_request_answered: {
    values: { firstName: 'Zoya', reply: 'We have corrected it.', request: 'My name is spelled Zoya.' },
    leadsTo: '/dashboard/privacy',
  },
}
