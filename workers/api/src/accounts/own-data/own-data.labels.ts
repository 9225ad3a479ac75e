export const auditActions = {
  'own_data.downloaded': {
    name: 'Own data downloaded',
    meaning: 'The user downloaded everything that is held about them.',
  },
  'own_data.deletion_requested': {
    name: 'Account deletion requested',
    meaning: 'The user asked for their account to be deleted, and every session ended.',
  },
  'own_data.deletion_revoked': {
    name: 'Account deletion cancelled',
    meaning: 'The user decided to keep their account before it was deleted.',
  },
  'own_data.deleted': {
    name: 'Account deleted',
    meaning:
      'The account was deleted on the day its owner or an admin had asked for. What they published was kept without their name.',
  },
}

export const mailTemplates = {
  own_data_downloaded: { name: 'Own data downloaded' },
  own_data_deletion_requested: { name: 'Account deletion requested' },
  own_data_deletion_revoked: { name: 'Account deletion cancelled' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
