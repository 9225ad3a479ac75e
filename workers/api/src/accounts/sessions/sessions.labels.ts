export const auditActions = {
  'session.revoked': { name: 'Session ended', meaning: 'The user ended one of their sessions.' },
  'session.others_revoked': {
    name: 'Other sessions ended',
    meaning: 'The user signed out of every session but the one in use.',
  },
}

export const mailTemplates = {
  sessions_revoked: { name: 'Sessions signed out' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
