export const auditActions = {
  'release.canary_ended': {
    name: 'Canary ended by itself',
    meaning: 'A release on trial failed more often than the stable release, and was rolled back without anybody.',
  },
}

export const mailTemplates = { canary_ended: { name: 'Canary ended by itself' } }

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
