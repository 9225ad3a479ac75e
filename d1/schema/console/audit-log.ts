import type { AuditOutcome } from '@kere/contracts/console/audit-options'
import { roles } from '@kere/contracts/accounts/roles'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { exportRow } from '../../declarations/data-exports.ts'
import { declare } from '../../declarations/declare.ts'
import { anonymizedById } from '../../declarations/erasure.ts'
import { neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'

/**
 * Triggers refuse UPDATE and DELETE, except to remove an erased user's id (W-57). People are named by their ids, never
 * in `detail`.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: integer('at').notNull(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The role at the time of the act. If there is a role but no actor, the person was erased. */
    actorRole: text('actor_role', { enum: roles }),
    action: text('action').notNull(),
    outcome: text('outcome').$type<AuditOutcome>().notNull(),
    subjectType: text('subject_type'),
    /** Null if the subject was a user who has been erased. */
    subjectId: text('subject_id'),
    detail: text('detail', { mode: 'json' }).$type<Record<string, string | number | boolean | null>>().notNull(),
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_log_by_date').on(table.at, table.id),
    index('audit_log_by_action').on(table.action, table.at, table.id),
    index('audit_log_by_actor').on(table.actorId, table.at, table.id),
    index('audit_log_by_user')
      .on(table.subjectId)
      .where(sql`subject_type = 'user'`),
    index('audit_log_by_outcome').on(table.outcome, table.at, table.id),
  ],
)

/** A trigger on `audit_log` maintains this. */
export const auditCounts = sqliteTable(
  'audit_counts',
  {
    action: text('action').notNull(),
    outcome: text('outcome').$type<AuditOutcome>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.outcome] })],
)

export const declarations = [
  declare(auditLog, {
    notice: {
      group: 'security',
      what: 'What was done to accounts and content, when and by whom',
      why: 'To find out what happened, and to show it to the people concerned',
    },
    retention: neverExpires('throttle'),
    erasure: { subjectId: anonymizedById("subject_type = 'user'") },
  }),
  declare(auditCounts, {
    aggregate: { source: auditLog, groupBy: { action: auditLog.action, outcome: auditLog.outcome } },
  }),
]

export const dataExports = [exportRow(auditLog.actorId), exportRow(auditLog.subjectId)]
