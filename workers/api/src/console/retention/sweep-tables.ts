import type { Database } from '../../base/context.ts'
import { repeatInTime } from './repeat-in-time.ts'
import { allRules, deleteOver } from './retention.queries.ts'

/** @returns how many rows were deleted, by table */
export async function sweepTables(db: Database, now: () => number): Promise<Record<string, number>> {
  const gone: Record<string, number> = {}
  let rules = allRules
  await repeatInTime(now, async (at) => {
    const results = await deleteOver(db, rules, at)
    for (const { table, rows } of results) if (rows > 0) gone[table] = (gone[table] ?? 0) + rows
    rules = results.flatMap(({ rule, isFull }) => (isFull ? [rule] : []))
    return rules.length
  })
  return gone
}
