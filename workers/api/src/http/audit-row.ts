import type { AuditOutcome } from '@kere/contracts/console/audit-options'
import type { Role } from '@kere/contracts/accounts/roles'
import { auditLog } from '@kere/d1/schema/console/audit-log'
import type { SQL } from 'drizzle-orm'
import type { AuditAction } from './labels.ts'
import type { Context } from '../base/context.ts'
import { dayOf } from '../base/days.ts'
import { insertSelect } from '../base/insert-select.ts'

/** Actor and subject may be columns of the rows in `from`. */
export interface AuditAct {
  action: AuditAction
  /** Succeeded, unless it says otherwise. */
  outcome?: AuditOutcome
  /** The caller, unless it says otherwise. */
  actor?: { userId: string | SQL; role: Role | SQL } | null | undefined
  subject?: { type: string; id: string | SQL }
  /** A JSON object; never a secret, never what was typed. */
  detail?: Record<string, string | number | boolean | null> | SQL
  /** A FROM clause with its WHERE, one row at most: no row there, no row in the log. */
  from?: SQL
  /** The row says the day alone: beside others its moment would tell whose it is. */
  hidesMoment?: true
}

/** Belongs into the batch of the act itself. */
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
