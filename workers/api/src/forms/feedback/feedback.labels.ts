export const auditActions = {
  'feedback.replied': {
    name: 'Feedback replied to',
    meaning: 'An admin replied to feedback by email.',
  },
  'feedback.status_changed': {
    name: 'Feedback status changed',
    meaning: 'An admin marked feedback as new, planned or done.',
  },
}

export const mailTemplates = {
  feedback_reply: { name: 'Reply to feedback' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
