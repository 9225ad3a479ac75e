export const auditActions = {
  'mentorship.assigned': {
    name: 'Mentor assigned',
    meaning: 'An admin asked an educator to take a mentorship request.',
  },
  'mentorship.accepted': {
    name: 'Mentorship accepted by an admin',
    meaning: 'An admin accepted a mentorship request for its mentor.',
  },
  'mentorship.rejected': {
    name: 'Mentorship rejected by an admin',
    meaning: 'An admin rejected a mentorship request.',
  },
}

export const mailTemplates = {
  mentorship_received: { name: 'Mentorship request received' },
  mentorship_assigned: { name: 'Mentorship request to answer' },
  mentorship_accepted: { name: 'Mentorship accepted' },
  mentorship_accepted_for: { name: 'Mentorship accepted for a mentor' },
  mentorship_rejected: { name: 'Mentorship request rejected' },
  mentorship_withdrawn: { name: 'Mentorship request withdrawn' },
  mentorship_reminder: { name: 'Mentorship request unanswered for 3 days' },
  mentorship_escalated: { name: 'Mentorship request unanswered for 7 days' },
  mentorship_returned: { name: 'Mentorship request back in the pool' },
  mentorship_completed: { name: 'Mentorship completed' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
