import { files, removedObjects } from '@kere/d1/schema/base/files'
import { auditLog } from '@kere/d1/schema/console/audit-log'
import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { type AuditAct, insertAuditRow } from '../../http/audit-row.ts'

/** A retry finds its own of before, and leaves no second one. */
export async function insertTrace(context: Context, act: AuditAct & { actor: SignedIn; subject: { id: string } }) {
  const { isRetry, at } = context
  const before = sql`SELECT 1 FROM ${auditLog} WHERE ${auditLog.actorId} = ${act.actor.userId} AND ${auditLog.at} > ${at - retryMs}
    AND ${auditLog.action} = ${act.action} AND ${auditLog.subjectId} = ${act.subject.id}`
  await insertAuditRow(context, { ...act, ...(isRetry && { from: sql`WHERE NOT EXISTS (${before})` }) })
}

/** Within which a request is sent again under its key. */
const retryMs = 5 * 60 * 1000

export async function selectKeysBetween(db: Database, from: string, to: string) {
  const between = (column: typeof files.objectKey | typeof removedObjects.objectKey) =>
    and(gte(column, from), lt(column, to))
  const [stored, removed] = await db.batch([
    db
      .select({ id: files.id, objectKey: files.objectKey, state: files.state, sentAt: files.sentAt })
      .from(files)
      .where(between(files.objectKey)),
    db.select({ objectKey: removedObjects.objectKey }).from(removedObjects).where(between(removedObjects.objectKey)),
  ])
  return { stored, removed }
}

export async function deleteLostFiles(db: Database, ids: readonly string[]) {
  await db.delete(files).where(inArray(files.id, [...ids]))
}
