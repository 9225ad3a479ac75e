import { expiries, type TableExpiry } from '@kere/d1/catalog/retention'
import { getTableName, lt, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'

/** The number of rows that one sweep deletes by a rule, so that it never blocks the database for long. */
const sweptAtOnce = 500

export const allRules: readonly TableExpiry[] = expiries

/** @returns for each rule how many rows were deleted, and whether there may be more */
export async function deleteOver(db: Database, rules: readonly TableExpiry[], now: number) {
  const [first, ...others] = rules.map((rule) => deleteByRule(db, rule, now))
  if (!first) return []
  const results = await db.batch([first, ...others])
  // Each rule has one result.
  return results.map(({ length }, place) => {
    const rule = rules[place]!
    return { rule, table: getTableName(rule.table), rows: length, isFull: length === sweptAtOnce }
  })
}

function deleteByRule(db: Database, { table, since, ttlMs, where }: TableExpiry, now: number) {
  const before = since.dataType === 'string' ? new Date(now - ttlMs).toISOString().slice(0, 10) : now - ttlMs
  return db
    .delete(table)
    .where(
      sql`rowid IN (SELECT rowid FROM ${table} WHERE ${lt(since, before)} AND ${where ?? sql`TRUE`}
        ORDER BY ${since} LIMIT ${sweptAtOnce})`,
    )
    .returning({ gone: sql`1` })
}
