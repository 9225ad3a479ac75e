export const auditActions = {
  'educator_application.submitted': {
    name: 'Educator application submitted',
    meaning: 'The user applied to teach and is waiting for a decision.',
  },
  'educator_application.approved': {
    name: 'Educator application approved',
    meaning: 'An admin approved the application: the user may publish, host and mentor.',
  },
  'educator_application.rejected': {
    name: 'Educator application declined',
    meaning: 'An admin declined the application and gave the reason.',
  },
  'educator_application.revoked': {
    name: 'Approval to teach revoked',
    meaning: 'An admin made the educator a learner, which ended the approval. The user may apply again.',
  },
  'educator_application.decision_undone': {
    name: 'Decision on educator application undone',
    meaning: 'An admin took the decision back before its email was sent. The application is waiting again.',
  },
}

export const mailTemplates = {
  application_received: { name: 'Application received' },
  application_approved: { name: 'Application approved' },
  application_rejected: { name: 'Application declined' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
