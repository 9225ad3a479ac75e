import { accountMails } from './accounts/accounts.mails.ts'
import { authMails } from './auth/auth.mails.ts'
import { contactMails } from './contact/contact.mails.ts'
import { educatorApplicationMails } from './educator-applications/educator-applications.mails.ts'
import type { WriteMail } from './mail/mail-content.ts'

/** What each mail says. A test holds its names to those that the API puts into the outbox. */
export const mails = {
  ...accountMails,
  ...authMails,
  ...educatorApplicationMails,
  ...contactMails,
} satisfies Record<string, WriteMail>

export type MailTemplate = keyof typeof mails

export const isMailTemplate = (template: string): template is MailTemplate => Object.hasOwn(mails, template)
