import { actBatch } from '../../base/named-batch.ts'
import { files, removedObjects } from '@kere/d1/schema/base/files'
import { and, gte, inArray, lt } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { type AuditAct, insertAuditRow } from '../../http/audit-row.ts'

/** Writes an audit entry as an act, so that a retry does not write a second one. */
export const insertTrace = (context: Context, act: AuditAct) =>
  actBatch(context, [{ done: insertAuditRow(context, act) }])

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
