import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, required } from '../../mail/mail-parts.ts'

export const mails = {
  privacy_request_answered: ({ reply, request, ...values }) => ({
    ...greet(values),
    subject: t('Our answer to your privacy request', 'Email privacy_request_answered, subject'),
    preview: t('Here is our answer.', 'Email privacy_request_answered, preview'),
    heading: t('Our answer to your privacy request', 'Email privacy_request_answered, heading'),
    paragraphs: [t('You wrote to us about your data. Here is our answer.', 'Email privacy_request_answered')],
    quote: required(reply),
    action: {
      label: t('See your requests', 'Email privacy_request_answered, button or link'),
      path: '/dashboard/privacy',
    },
    afterAction: t('You wrote: {request}', { request: required(request) }, 'Email privacy_request_answered'),
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  privacy_request_answered: {
    values: { firstName: 'Zoya', reply: 'We have corrected it.', request: 'My name is spelled Zoya.' },
    leadsTo: '/dashboard/privacy',
  },
}
