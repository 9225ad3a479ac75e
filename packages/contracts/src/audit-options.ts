// Apart from the schemas, so that a page can name the choices without loading the validation.

export const auditOutcomes = ['succeeded', 'refused'] as const

export type AuditOutcome = (typeof auditOutcomes)[number]

export const auditSorts = ['newest', 'oldest'] as const

export type AuditSort = (typeof auditSorts)[number]
