import type { AuditOutcome } from '@kere/contracts/audit-options'
import { roles } from '@kere/contracts/roles'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Who did what, and what was refused to whom (W-57). Triggers refuse UPDATE and DELETE. People and things are named by id
 * without a foreign key: the log outlives them.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: integer('at').notNull(),
    actorId: text('actor_id'),
    /** The role at that time. */
    actorRole: text('actor_role', { enum: roles }),
    action: text('action').notNull(),
    outcome: text('outcome').$type<AuditOutcome>().notNull(),
    subjectType: text('subject_type'),
    subjectId: text('subject_id'),
    detail: text('detail', { mode: 'json' }).$type<Record<string, string | number | boolean | null>>().notNull(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_by_date').on(table.at, table.id),
    index('audit_log_by_action').on(table.action, table.at, table.id),
    index('audit_log_by_actor').on(table.actorId, table.at, table.id),
    index('audit_log_by_outcome').on(table.outcome, table.at, table.id),
  ],
)

/** How many rows of the log there are of each kind, kept by a trigger on `audit_log`. */
export const auditCounts = sqliteTable(
  'audit_counts',
  {
    action: text('action').notNull(),
    outcome: text('outcome').$type<AuditOutcome>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.outcome] })],
)
