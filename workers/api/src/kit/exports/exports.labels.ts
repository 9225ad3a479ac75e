export const auditActions = {
  'list.exported': {
    name: 'List exported',
    meaning: 'Somebody downloaded a list as a CSV file.',
  },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}
