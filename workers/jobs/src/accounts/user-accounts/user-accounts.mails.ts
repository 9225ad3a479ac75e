import { product } from '@kere/brand/brand'
import type { MailLink, MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, required, signIn, writeDay } from '../../mail/mail-parts.ts'

const home: MailLink = { label: `Open ${product}`, path: '/' }

export const mails = {
  user_suspended: ({ reason, ...values }) => ({
    subject: 'Your account is suspended',
    preview: 'You cannot sign in for now. Here is why.',
    heading: 'Your account is suspended',
    ...greet(values),
    paragraphs: [
      `Your ${product} account is suspended. You are signed out everywhere and cannot sign in. Nothing was deleted. Here is why:`,
    ],
    quote: required(reason),
    action: home,
    afterAction: 'If you think this is a mistake, write to us on the Contact page and give this email address.',
    because: becauseAccount,
  }),

  user_reinstated: (values) => ({
    subject: 'Your account is active again',
    preview: 'You can sign in again.',
    heading: 'Your account is active again',
    ...greet(values),
    paragraphs: ['Your account is no longer suspended. You can sign in again, and everything is as you left it.'],
    action: signIn,
    because: becauseAccount,
  }),

  user_deleted: (values) => ({
    subject: 'Your account is closed',
    preview: `It will be deleted by ${required(writeDay(values.dueAt))}.`,
    heading: 'Your account is closed',
    ...greet(values),
    paragraphs: [
      `The ${product} team has closed your account. You are signed out everywhere and cannot sign in.`,
      `We will delete your account and personal details by ${required(writeDay(values.dueAt))}. This cannot be undone. Courses you published stay, without your name.`,
    ],
    action: home,
    afterAction:
      'If you think this is a mistake, write to us on the Contact page before that day and give this email address.',
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  user_suspended: {
    values: { firstName: 'Asha', reason: 'The same message was sent to 40 learners.' },
    leadsTo: '/',
  },
  user_reinstated: { values: { firstName: 'Asha' }, leadsTo: '/auth/login' },
  user_deleted: { values: { firstName: 'Asha', dueAt: '2026-11-23T18:30:00.000Z' }, leadsTo: '/' },
}
