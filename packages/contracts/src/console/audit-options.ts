export const auditOutcomes = ['succeeded', 'refused'] as const

export type AuditOutcome = (typeof auditOutcomes)[number]

export const auditSorts = ['newest', 'oldest'] as const

export type AuditSort = (typeof auditSorts)[number]
