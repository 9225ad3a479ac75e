export const auditActions = {
  'lab_submission.file_opened': {
    name: 'Lab file opened',
    meaning: 'Somebody of a challenge lab asked for a link to the file of a submission.',
  },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}
