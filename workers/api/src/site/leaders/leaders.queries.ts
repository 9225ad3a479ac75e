import { leaderPhoto } from '@kere/contracts/site/leader-photo'
import type { Leader } from '@kere/contracts/site/leaders'
import { files } from '@kere/d1/schema/base/files'
import { leaderLists, leaderPhotos } from '@kere/d1/schema/site/leaders'
import { eq, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'

const id = 'about'

export const selectLeaders = (db: Database) =>
  db
    .select({ version: leaderLists.version, items: leaderLists.leaders })
    .from(leaderLists)
    .where(eq(leaderLists.id, id))

/** @returns whether every photo was uploaded as one of a leader, by whichever admin, and is still there */
export async function haveStoredPhotos(db: Database, items: readonly Leader[]) {
  const paths = [...new Set(items.flatMap(({ photo }) => photo ?? []))]
  const stored = await db.$count(
    files,
    sql`kind = ${leaderPhoto.name} AND state = 'stored'
      AND object_key IN (SELECT substr(value, 8) FROM json_each(${JSON.stringify(paths)}) WHERE value LIKE '/media/%')`,
  )
  return stored === paths.length
}

/** @returns whether the list still had the given version */
export async function replaceLeaders(context: Context, { version, items }: { version: number; items: Leader[] }) {
  const { db, at } = context
  const isSame = sql`WHERE coalesce((SELECT version FROM leader_lists WHERE id = ${id}), 0) = ${version}`
  const row = { version: version + 1, leaders: items, updatedAt: at }
  const photos = JSON.stringify(items.map(({ photo }) => photo))
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'leaders.changed',
      subject: { type: 'leaders', id },
      detail: { people: items.length },
      from: isSame,
    }),
    db.delete(leaderPhotos).where(sql`place >= ${items.length} AND EXISTS (SELECT 1 ${isSame})`),
    insertSelect(
      db,
      leaderPhotos,
      { place: sql`given.key`, photo: sql`given.value`, addedAt: at },
      sql`FROM json_each(${photos}) AS given ${isSame}`,
    ).onConflictDoUpdate({
      target: leaderPhotos.place,
      set: { photo: sql`excluded.photo`, addedAt: at },
      setWhere: sql`excluded.photo IS NOT leader_photos.photo`,
    }),
    {
      done: insertSelect(db, leaderLists, { id, ...row }, isSame).onConflictDoUpdate({
        target: leaderLists.id,
        set: row,
      }),
    },
  ])
  return isDone
}
