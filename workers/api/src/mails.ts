import { accountMails } from './accounts/accounts.mails.ts'
import { authMails } from './auth/auth.mails.ts'
import { contactMails } from './contact/contact.mails.ts'
import { educatorApplicationMails } from './educator-applications/educator-applications.mails.ts'

/** What each email is called, in the order in which a menu shows it. The jobs worker has what each of them says. */
export const mails = {
  ...accountMails,
  ...authMails,
  ...educatorApplicationMails,
  ...contactMails,
} satisfies Record<string, { name: string }>

export type MailTemplate = keyof typeof mails

export const isMailTemplate = (template: string): template is MailTemplate => Object.hasOwn(mails, template)

/** What an email is called; one that a later release has written is its own name. */
export const mailNameOf = (template: string) => (isMailTemplate(template) ? mails[template].name : template)
