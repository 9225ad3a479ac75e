import type { WriteMail } from '../mail/mail-content.ts'
import { becauseAccount, greet, listFacts, setPassword, writeTime } from '../mail/mail-parts.ts'

export const mails = {
  new_device: (values) => ({
    subject: 'New sign-in to your account',
    preview: 'If this was you, there is nothing to do.',
    heading: 'New sign-in to your account',
    ...greet(values),
    paragraphs: ['Your account was signed in to from a new browser. If this was you, there is nothing to do.'],
    facts: listFacts(['Device', values.device], ['When', writeTime(values.at)]),
    action: { label: 'See your sessions', path: '/dashboard/sessions' },
    notYou: { text: 'If this was not you, sign out that session, then set a new password.', link: setPassword },
    because: becauseAccount,
  }),
} satisfies Record<string, WriteMail>
