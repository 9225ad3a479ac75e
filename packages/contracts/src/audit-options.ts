// Apart from the schemas, so that a page can name the choices without loading the validation.

/** Everything that is written to the audit log. An action keeps its meaning for good. */
export const auditActions = [
  'session.signed_in',
  'session.sign_in_refused',
  'session.signed_out',
  'session.revoked',
  'session.others_revoked',
  'session.replayed',
  'access.denied',
  'account.registered',
  'account.email_verified',
  'account.password_reset',
  'account.google_linked',
  'account.taken_over',
  'account.role_chosen',
  'account.onboarded',
  'account.refused_under_age',
  'role.changed',
  'educator_application.submitted',
  'educator_application.approved',
  'educator_application.rejected',
  'outbox.replayed',
] as const

export type AuditAction = (typeof auditActions)[number]

export const auditOutcomes = ['succeeded', 'refused'] as const

export type AuditOutcome = (typeof auditOutcomes)[number]

/** The orders of the audit log, the default first. */
export const auditSorts = ['newest', 'oldest'] as const

export type AuditSort = (typeof auditSorts)[number]
