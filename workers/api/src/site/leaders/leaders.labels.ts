export const auditActions = {
  'leaders.changed': { name: 'Leadership changed', meaning: 'An admin changed who the page about us names.' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}
