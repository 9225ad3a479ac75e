import * as z from 'zod/mini'
import { auditActions, auditOutcomes, auditSorts } from './audit-options.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { openEnum } from './open-enum.ts'
import { roles } from './roles.ts'

export const auditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null where nobody was signed in, or where the machine acted. */
  actor: z.nullable(
    z.object({
      id: z.string(),
      /** Null for an account that is no longer there. */
      name: z.nullable(z.string()),
      /** The role at that time. */
      role: openEnum(roles),
    }),
  ),
  action: openEnum(auditActions),
  outcome: openEnum(auditOutcomes),
  /** What was acted upon, for example `session` and its id. */
  subject: z.nullable(z.object({ type: z.string(), id: z.string() })),
  /** Facts beside it; never a secret, never what was typed. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  requestId: z.nullable(z.string()),
})

export type AuditEntry = z.infer<typeof auditEntry>

/** The filters of the log, as they stand in a query string. Days are days in India, both included. */
export const auditFilters = z.object({
  action: z.optional(z.enum(auditActions)),
  /** Id of a user. */
  actor: z.optional(z.string().check(z.maxLength(64))),
  outcome: z.optional(z.enum(auditOutcomes)),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  sort: z.optional(z.enum(auditSorts)),
})

export const listAuditLog = defineEndpoint({
  name: 'listAuditLog',
  summary: 'The audit log, filtered, sorted and paged.',
  method: 'GET',
  path: '/api/audit-log',
  access: ['admin'],
  query: z.extend(auditFilters, {
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.maxPageSize))),
    cursor: z.optional(z.string().check(z.maxLength(500))),
  }),
  status: 200,
  response: z.object({
    items: z.array(auditEntry),
    nextCursor: z.nullable(z.string()),
    total: z.int(),
    /** True where `total` stops at what a filter by person or day counts at most. */
    totalIsLowerBound: z.boolean(),
  }),
  problems: ['invalid_cursor'],
  failure: 'Failed to fetch the audit log',
})
