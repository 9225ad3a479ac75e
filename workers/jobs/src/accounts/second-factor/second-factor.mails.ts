import { product } from '@kere/brand/brand'
import type { MailLink, MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, listFacts, notYourDoing, required, signIn, writeTime } from '../../mail/mail-parts.ts'

const settings: MailLink = { label: 'Open two-step verification', path: '/dashboard/two-step-verification' }

type Values = Parameters<WriteMail>[0]

const told = (values: Values) => ({
  ...greet(values),
  facts: listFacts(['When', writeTime(values.at)], ['Device', values.device]),
  action: settings,
  notYou: notYourDoing,
  because: becauseAccount,
})

export const mails = {
  second_factor_on: (values) => ({
    subject: 'Two-step verification is on',
    preview: 'You now sign in with your password and a code.',
    heading: 'Two-step verification is on',
    ...told(values),
    paragraphs: [
      `From now on, ${product} asks for a code from your authenticator app when you sign in. Keep your recovery codes in a safe place: each one replaces a code once.`,
    ],
  }),

  second_factor_off: (values) => ({
    subject: 'Two-step verification is off',
    preview: 'You now sign in without a code.',
    heading: 'Two-step verification is off',
    ...told(values),
    paragraphs: [`${product} no longer asks for a code when you sign in. Your recovery codes were deleted.`],
  }),

  recovery_codes_replaced: (values) => ({
    subject: 'You have new recovery codes',
    preview: 'Your old recovery codes no longer work.',
    heading: 'You have new recovery codes',
    ...told(values),
    paragraphs: ['Ten new recovery codes replaced your old ones, which no longer work.'],
  }),

  recovery_code_used: (values) => ({
    subject: 'A recovery code was used',
    preview: 'It replaced the code of your authenticator app.',
    heading: 'A recovery code was used',
    ...told(values),
    paragraphs: [
      'Somebody used one of your recovery codes instead of a code from your authenticator app. It does not work again.',
    ],
  }),

  second_factor_reset: ({ reason, ...values }) => ({
    subject: 'Your two-step verification was turned off',
    preview: 'You are signed out everywhere. Here is why.',
    heading: 'Your two-step verification was turned off',
    ...greet(values),
    paragraphs: [
      `The ${product} team turned off two-step verification for your account. You are signed out everywhere, and you sign in without a code until you turn it on again. Here is why:`,
    ],
    quote: required(reason),
    action: signIn,
    notYou: notYourDoing,
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

const values = { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android' }
const leadsTo = settings.path

export const samples: MailSamples = {
  second_factor_on: { values, leadsTo },
  second_factor_off: { values, leadsTo },
  recovery_codes_replaced: { values, leadsTo },
  recovery_code_used: { values, leadsTo },
  second_factor_reset: {
    values: { firstName: 'Asha', reason: 'You told us that your phone is lost.' },
    leadsTo: '/auth/login',
  },
}
