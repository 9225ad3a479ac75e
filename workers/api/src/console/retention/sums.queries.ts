import { aggregates, fileReferences, type TableAggregate } from '@kere/d1/catalog/counters'
import { counterWalks } from '@kere/d1/schema/console/counter-walks'
import { files } from '@kere/d1/schema/base/files'
import { getTableColumns, getTableName, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

/** @returns whether this is the first call on this day */
export async function claimDay({ db, day }: { db: Database; day: string }) {
  const claimed = await db
    .insert(counterWalks)
    .values({ counter: 'sums', after: day })
    .onConflictDoUpdate({ target: counterWalks.counter, set: { after: day }, setWhere: lt(counterWalks.after, day) })
    .returning({ counter: counterWalks.counter })
  return claimed.length > 0
}

/** Each table is corrected in a statement of its own, because each reads all rows that it counts. */
export async function updateSums(db: Database): Promise<{ counter: string; rows: number }[]> {
  const wrong: { counter: string; rows: number }[] = []
  for (const each of aggregates) {
    wrong.push({ counter: getTableName(each.table), rows: (await setRight(db, each)).length })
  }
  wrong.push({ counter: 'files.uses', rows: (await setUsesRight(db)).length })
  return wrong
}

function setRight(db: Database, { table, source, where = sql`TRUE`, groupBy }: TableAggregate) {
  const columns = getTableColumns(table)
  const keys = Object.entries(groupBy).map(([field, value]) => ({ field, value, column: columns[field]! }))
  const names = list(keys.map(({ column }) => nameOf(column)))
  const counted = list(keys.map(({ value, column }) => sql`${value} AS ${nameOf(column)}`))
  const isWrong = sql`FROM (
      SELECT ${counted}, 1 AS number, 0 AS kept FROM ${source} WHERE ${where}
      UNION ALL SELECT ${names}, 0, count FROM ${table}
    ) WHERE TRUE GROUP BY ${names} HAVING sum(number) <> sum(kept)`
  const row = Object.fromEntries(keys.map(({ field, column }) => [field, nameOf(column)]))
  // The cast is safe: every table of sums has a `count`.
  return insertSelect(db, table, { ...row, count: sql`sum(number)` }, isWrong)
    .onConflictDoUpdate({ target: keys.map(({ column }) => column), set: { count: sql`excluded.count` } })
    .returning({ one: sql`1` })
}

const unionParts = 5

const nameOf = ({ name }: SQLiteColumn) => sql`${sql.identifier(name)}`

const list = (parts: readonly unknown[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )

/** D1 allows five parts in a UNION, so more parts are nested in groups. */
function unionOf(parts: readonly SQL[]): SQL {
  const all = sql` UNION ALL `
  if (parts.length <= unionParts) return sql.join([...parts], all)
  const groups = Array.from({ length: Math.ceil(parts.length / unionParts) }, (_, place) =>
    parts.slice(place * unionParts, (place + 1) * unionParts),
  )
  return unionOf(groups.map((group) => sql`SELECT key FROM (${sql.join([...group], all)})`))
}

/**
 * Corrects the number of uses of each file. A file that turns out to be used is kept, and one that is not is deleted a
 * day later.
 */
function setUsesRight(db: Database) {
  const used = unionOf(fileReferences)
  const uses: SQL = sql`(SELECT count(*) FROM (${used}) WHERE key = ${files.objectKey})`
  return db
    .update(files)
    .set({
      uses,
      unusedAt: sql`iif(${uses} > 0, NULL, coalesce(${files.unusedAt}, CAST(unixepoch('subsec') * 1000 AS INTEGER)))`,
    })
    .where(
      sql`${files.id} IN (
        SELECT file.id FROM files AS file LEFT JOIN (${used}) AS used ON used.key = file.object_key
        WHERE file.state = 'stored' GROUP BY file.id HAVING count(used.key) <> file.uses
      )`,
    )
    .returning({ one: sql`1` })
}
