import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, listFacts, sessions, setPassword, writeTime } from '../../mail/mail-parts.ts'

export const mails = {
  new_device: (values) => ({
    subject: 'New sign-in to your account',
    preview: 'If this was you, there is nothing to do.',
    heading: 'New sign-in to your account',
    ...greet(values),
    paragraphs: ['Your account was signed in to from a new browser. If this was you, there is nothing to do.'],
    facts: listFacts(['Device', values.device], ['When', writeTime(values.at)]),
    action: sessions,
    notYou: { text: 'If this was not you, sign out that session, then set a new password.', link: setPassword },
    because: becauseAccount,
  }),

  session_replayed: (values) => ({
    subject: 'We signed out one of your sessions',
    preview: 'Somebody may have copied it.',
    heading: 'We signed out one of your sessions',
    ...greet(values),
    paragraphs: [
      'One of your sessions was used in two places at once. Somebody may have copied it from your browser, so we signed it out.',
      'This can also happen when a browser is restored from a backup. Sign in again to continue.',
    ],
    facts: listFacts(['When', writeTime(values.at)]),
    action: sessions,
    notYou: { text: 'To be safe, set a new password. This signs you out everywhere.', link: setPassword },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  new_device: {
    values: { firstName: 'Asha', device: 'Firefox on Android', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/sessions',
  },
  session_replayed: {
    values: { firstName: 'Asha', at: '2026-11-20T13:25:00.000Z' },
    leadsTo: '/dashboard/sessions',
  },
}
