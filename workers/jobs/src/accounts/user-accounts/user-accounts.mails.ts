import { t } from '@kere/brand/messages'
import type { MailLink, MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, required, signIn, writeDay } from '../../mail/mail-parts.ts'

const home: MailLink = { label: t('Open Kere', 'Email, button or link'), path: '/' }

export const mails = {
  user_suspended: ({ reason, ...values }) => ({
    subject: t('Your account is suspended', 'Email user_suspended, subject'),
    preview: t('You cannot sign in for now. Here is why.', 'Email user_suspended, preview'),
    heading: t('Your account is suspended', 'Email user_suspended, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your Kere account is suspended. You are signed out everywhere and cannot sign in. Nothing was deleted. Here is why:',
        'Email user_suspended',
      ),
    ],
    quote: required(reason),
    action: home,
    afterAction: t(
      'If you think this is a mistake, write to us on the Contact page and give this email address.',
      'Email user_suspended',
    ),
    because: becauseAccount,
  }),

  user_reinstated: (values) => ({
    subject: t('Your account is active again', 'Email user_reinstated, subject'),
    preview: t('You can sign in again.', 'Email user_reinstated, preview'),
    heading: t('Your account is active again', 'Email user_reinstated, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'Your account is no longer suspended. You can sign in again, and everything is as you left it.',
        'Email user_reinstated',
      ),
    ],
    action: signIn,
    because: becauseAccount,
  }),

  user_deleted: (values) => ({
    subject: t('Your account is closed', 'Email user_deleted, subject'),
    preview: t(
      'It will be deleted by {dueAt}.',
      { dueAt: required(writeDay(values.dueAt)) },
      'Email user_deleted, preview',
    ),
    heading: t('Your account is closed', 'Email user_deleted, heading'),
    ...greet(values),
    paragraphs: [
      t(
        'The Kere team has closed your account. You are signed out everywhere and cannot sign in.',
        'Email user_deleted',
      ),
      t(
        'We will delete your account and personal details by {dueAt}. This cannot be undone. Courses you published stay, without your name.',
        { dueAt: required(writeDay(values.dueAt)) },
        'Email user_deleted',
      ),
    ],
    action: home,
    afterAction: t(
      'If you think this is a mistake, write to us on the Contact page before that day and give this email address.',
      'Email user_deleted',
    ),
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
