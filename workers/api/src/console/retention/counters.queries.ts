import { counterWalks } from '@kere/d1/schema/console/counter-walks'
import { type CheckedCounter, counterCaches } from '@kere/d1/catalog/counters'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

/** The limits for one counter in one run: how many rows are examined, and how many rows may be read to count again. */
const rowsAtOnce = 100
const countedAtOnce = 5000

/** Corrects all counters in one batch. A row whose number exceeds the limit is checked in a run of its own. */
export async function updateCounters(db: Database): Promise<{ counter: string; rows: number }[]> {
  const [first, ...others] = counterCaches.flatMap((counter) => [setRight(db, counter), walkOn(db, counter)])
  if (!first) return []
  const results = await db.batch([first, ...others])
  // Each counter has two results.
  return counterCaches.map((counter, place) => ({ counter: nameOf(counter), rows: results[place * 2]!.length }))
}

const nameOf = ({ table, column }: CheckedCounter) => `${getTableName(table)}.${column.name}`

const setRight = (db: Database, counter: CheckedCounter) => {
  const { table, key, column, expected } = counter
  const [field = ''] = Object.entries(getTableColumns(table)).find(([, each]) => each === column) ?? []
  return db
    .update(table)
    .set({ [field]: expected })
    .where(sql`${key} IN (SELECT key FROM ${nextRows(counter)}) AND ${column} <> ${expected}`)
    .returning({ one: sql`1` })
}

const walkOn = (db: Database, counter: CheckedCounter) =>
  insertSelect(
    db,
    counterWalks,
    { counter: nameOf(counter), after: sql`coalesce(max(key), '')` },
    sql`FROM ${nextRows(counter)} WHERE TRUE`,
  )
    .onConflictDoUpdate({ target: counterWalks.counter, set: { after: sql`excluded.after` } })
    .returning({ one: sql`1` })

const nextRows = (counter: CheckedCounter) => {
  const { table, key, column, sourceRows = column } = counter
  return sql`(SELECT key FROM (
    SELECT key, coalesce(sum(number) OVER (ORDER BY key ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM (SELECT ${key} AS key, ${sourceRows} AS number FROM ${table}
      WHERE ${key} > coalesce((SELECT after FROM ${counterWalks} WHERE counter = ${nameOf(counter)}), '')
      ORDER BY ${key} LIMIT ${rowsAtOnce})
  ) WHERE before < ${countedAtOnce})`
}
