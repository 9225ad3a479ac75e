import type { Leader } from '@kere/contracts/site/leaders'
import { leaderLists } from '@kere/d1/schema/site/leaders'
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

/** @returns whether the list still had the given version */
export async function replaceLeaders(context: Context, { version, items }: { version: number; items: Leader[] }) {
  const { db, at } = context
  const isSame = sql`WHERE coalesce((SELECT version FROM leader_lists WHERE id = ${id}), 0) = ${version}`
  const row = { version: version + 1, leaders: items, updatedAt: at }
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'leaders.changed',
      subject: { type: 'leaders', id },
      detail: { people: items.length },
      from: isSame,
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
