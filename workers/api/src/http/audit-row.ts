import type { AuditOutcome } from '@kere/contracts/console/audit-options'
import type { Role } from '@kere/contracts/accounts/roles'
import { auditLog } from '@kere/d1/schema/console/audit-log'
import type { SQL } from 'drizzle-orm'
import type { AuditAction } from './labels.ts'
import type { Context } from '../base/context.ts'
import { dayOf } from '../base/days.ts'
import { insertSelect } from '../base/insert-select.ts'

/** An entry for the audit log. The ids of the actor and the subject may be columns of the rows that `from` finds. */
export interface AuditAct {
  action: AuditAction
  /** The default is `succeeded`. */
  outcome?: AuditOutcome
  /** The default is the caller. */
  actor?: { userId: string | SQL; role: Role | SQL } | null | undefined
  subject?: { type: string; id: string | SQL }
  /** A JSON object. It must never hold a secret or text that a person typed. */
  detail?: Record<string, string | number | boolean | null> | SQL
  /** A FROM and WHERE clause that finds one row at most. If it finds none, no entry is written. */
  from?: SQL
  /** Stores only the day. The exact time, compared with the times of other rows, would tell whose entry this is. */
  hidesMoment?: true
}

/** Put the statement into the batch of the act, so that the act and its entry are written together. */
export function insertAuditRow(
  context: Pick<Context, 'db' | 'at' | 'newId' | 'requestId'> & Partial<Pick<Context, 'actor'>>,
  act: AuditAct,
) {
  const { db, at, newId, requestId } = context
  const { actor = context.actor, subject, detail = {}, from, hidesMoment } = act
  const row = {
    id: newId('aud', hidesMoment),
    at: hidesMoment ? dayOf(at) : at,
    actorId: actor?.userId ?? null,
    actorRole: actor?.role ?? null,
    action: act.action,
    outcome: act.outcome ?? 'succeeded',
    subjectType: subject?.type ?? null,
    subjectId: subject?.id ?? null,
    detail,
    requestId,
  }
  return insertSelect(db, auditLog, row, from)
}
