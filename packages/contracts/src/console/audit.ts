import * as z from 'zod/mini'
import { auditOutcomes, auditSorts } from './audit-options.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportOf } from '../http/exports.ts'
import { listFilters, listOf } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { roles } from '../accounts/roles.ts'

export const auditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /**
   * True for an entry that could tell who acted in a blind review. It hides everything that would tell, and its time is
   * midnight in India.
   */
  isBlind: z.optional(z.boolean()),
  /** Null if a visitor or the system acted, and for a blind entry. */
  actor: z.nullable(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      role: openEnum(roles),
    }),
  ),
  action: z.string(),
  name: z.string(),
  /** Null for an action that only a newer API knows. */
  meaning: z.nullable(z.string()),
  outcome: openEnum(auditOutcomes),
  subject: z.nullable(z.object({ type: z.string(), id: z.string() })),
  /**
   * Set for an entry about a session while that session is stored. Optional, because cached answers may predate the
   * field.
   */
  session: z.optional(z.nullable(z.object({ device: z.string(), startedAt: z.iso.datetime() }))),
  /** The detail never contains a secret or free text. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  requestId: z.nullable(z.string()),
})

export type AuditEntry = z.infer<typeof auditEntry>

export const auditList = listOf(auditEntry, {
  name: 'audit-log',
  filters: {
    action: z.optional(z.string().check(z.maxLength(64))),
    /** Searches by the id of the actor, or by words of the actor's name or address. */
    actor: listFilters.search,
    outcome: z.optional(z.enum(auditOutcomes)),
    from: listFilters.from,
    to: listFilters.to,
  },
  sorts: auditSorts,
  nonPersonalFilters: ['action'],
})

export const listAuditLog = defineEndpoint('listAuditLog', 'GET /api/audit-log', {
  summary: 'The audit log, filtered, sorted and paged.',
  access: { roles: ['admin'] },
  query: auditList.query,
  response: auditList.response,
  failure: 'Failed to fetch the audit log',
})

export const exportAuditLog = exportOf({ name: 'exportAuditLog', list: auditList, endpoint: listAuditLog })

export const listAuditActions = defineEndpoint('listAuditActions', 'GET /api/audit-log/actions', {
  summary: 'The actions by which the audit log can be filtered.',
  access: { roles: ['admin'] },
  response: z.object({ items: z.array(z.object({ action: z.string(), name: z.string() })) }),
  failure: 'Failed to fetch the actions of the audit log',
})
