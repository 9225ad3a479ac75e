import { sweeps } from '@kere/d1/retention'
import type { Sweep } from '@kere/d1/retention-rule'
import { getTableName, lt, sql } from 'drizzle-orm'
import type { Database } from '../context.ts'

/** Rows of a rule that one sweep takes, so that it never holds the database up. */
const sweptAtOnce = 500

export async function deleteOver(db: Database, now: number): Promise<{ table: string; rows: number }[]> {
  const [first, ...others] = sweeps.map((rule) => deleteByRule(db, rule, now))
  if (!first) return []
  const results = await db.batch([first, ...others])
  // One result for each rule.
  return results.map(({ length }, place) => ({ table: getTableName(sweeps[place]!.table), rows: length }))
}

function deleteByRule(db: Database, { table, by, keptMs, only }: Sweep, now: number) {
  const before = by.dataType === 'string' ? new Date(now - keptMs).toISOString().slice(0, 10) : now - keptMs
  return db
    .delete(table)
    .where(
      sql`rowid IN (SELECT rowid FROM ${table} WHERE ${lt(by, before)} AND ${only ?? sql`TRUE`}
        ORDER BY ${by} LIMIT ${sweptAtOnce})`,
    )
    .returning({ gone: sql`1` })
}
