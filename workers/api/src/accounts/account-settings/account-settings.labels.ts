export const auditActions = {
  'account.password_changed': {
    name: 'Password changed',
    meaning: 'The user entered their current password and chose a new one. Every other session ended.',
  },
  'account.password_refused': {
    name: 'Current password refused',
    meaning: 'Somebody who was signed in to this account entered a wrong current password.',
  },
  'account.google_unlinked': {
    name: 'Google account unlinked',
    meaning: 'The user entered their password and unlinked their Google account.',
  },
}

export const mailTemplates = {
  google_unlinked: { name: 'Google account unlinked' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
