import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import {
  becauseAccount,
  dashboard,
  greet,
  listFacts,
  notYourDoing,
  required,
  setPassword,
  writeDay,
  writeTime,
} from '../../mail/mail-parts.ts'

export const mails = {
  own_data_downloaded: (values) => ({
    subject: 'Your data was downloaded',
    preview: 'If this was not you, set a new password now.',
    heading: 'Your data was downloaded',
    ...greet(values),
    paragraphs: [
      `A file with everything ${product} holds about you was downloaded from your account.`,
      'It contains personal details. Keep it where only you can open it.',
    ],
    facts: listFacts(['When', writeTime(values.at)]),
    action: { label: 'Open privacy settings', path: '/dashboard/privacy' },
    notYou: notYourDoing,
    because: becauseAccount,
  }),

  own_data_deletion_requested: (values) => ({
    subject: 'Your account will be deleted',
    preview: `You can keep it until ${required(writeDay(values.dueAt))}.`,
    heading: 'Your account will be deleted',
    ...greet(values),
    paragraphs: [
      `We received your request to delete your ${product} account. You are now signed out everywhere.`,
      `We will delete your account and personal details on ${required(writeDay(values.dueAt))}. Courses you published stay, without your name.`,
      'Changed your mind? Sign in before that day and choose Keep my account on the Privacy page.',
    ],
    action: { label: 'Keep my account', path: '/dashboard/privacy' },
    notYou: {
      text: 'If this was not you, set a new password now, then sign in and choose Keep my account.',
      link: setPassword,
    },
    because: becauseAccount,
  }),

  own_data_deletion_revoked: (values) => ({
    subject: 'Your account will be kept',
    preview: 'Your deletion request is cancelled. Nothing was deleted.',
    heading: 'Your account will be kept',
    ...greet(values),
    paragraphs: ['Your deletion request is cancelled. Nothing was deleted, and your account works as before.'],
    action: dashboard,
    notYou: notYourDoing,
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  own_data_downloaded: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/privacy',
  },
  own_data_deletion_requested: {
    values: { firstName: 'Asha', dueAt: '2026-11-30T18:30:00.000Z' },
    leadsTo: '/dashboard/privacy',
  },
  own_data_deletion_revoked: { values: { firstName: 'Asha' }, leadsTo: '/dashboard' },
}
