export const auditActions = {
  'account.google_linked': {
    name: 'Google account linked',
    meaning: 'The user signed in with Google, and their Google account was linked to this account.',
  },
}

export const mailTemplates = {
  google_linked: { name: 'Google account linked' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
