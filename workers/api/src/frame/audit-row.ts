import type { AuditOutcome } from '@kere/contracts/audit-options'
import type { Role } from '@kere/contracts/roles'
import { auditLog } from '@kere/d1/schema/audit-log'
import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '../acts.ts'
import type { Context } from '../context.ts'

/** An act for the audit log. Actor and subject may be columns of the rows in `from`. */
export interface AuditAct {
  action: AuditAction
  outcome: AuditOutcome
  actor: { userId: string | SQL; role: Role | SQL } | null
  subject?: { type: string; id: string | SQL }
  /** A JSON object; never a secret, never what was typed. */
  detail?: Record<string, string | number | boolean | null> | SQL
  /** A FROM clause with its WHERE, one row at most: no row there, no row in the log. */
  from?: SQL
}

/** The statement that writes a row of the audit log, to stand in the batch of the act itself. */
export function insertAuditRow({ db, now, newId, requestId }: Context, act: AuditAct) {
  const { actor, subject, detail = {}, from } = act
  return db.insert(auditLog).select(sql`SELECT
    ${newId('aud')}, ${now()}, ${actor?.userId ?? null}, ${actor?.role ?? null}, ${act.action}, ${act.outcome},
    ${subject?.type ?? null}, ${subject?.id ?? null}, ${isSql(detail) ? detail : JSON.stringify(detail)}, ${requestId}
    ${from ?? sql``}`)
}

const isSql = (detail: NonNullable<AuditAct['detail']>): detail is SQL => 'queryChunks' in detail
