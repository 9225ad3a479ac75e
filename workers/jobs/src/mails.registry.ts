export * as accounts from './accounts/accounts.mails.ts'
export * as auth from './auth/auth.mails.ts'
export * as contact from './contact/contact.mails.ts'
export * as educatorApplications from './educator-applications/educator-applications.mails.ts'
