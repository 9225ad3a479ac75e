import { systemFacts } from '@kere/d1/catalog/tables'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'

/** Reads all facts in one round trip. */
export async function selectFacts(db: Database, now: number) {
  const numberOf = (query: SQL | undefined) => sql<number | null>`(${query ?? sql`NULL`})`
  const [first, ...others] = systemFacts.map(({ count, since }) =>
    db
      .select({ count: numberOf(count?.(now)).as('fact_count'), since: numberOf(since?.(now)).as('fact_since') })
      .from(sql`(SELECT 1)`),
  )
  const answers = first ? await db.batch([first, ...others]) : []
  return systemFacts.map(({ name, group, label, text, path = null, targetMinutes = null }, place) => {
    const { count = null, since = null } = answers[place]?.[0] ?? {}
    return { name, group, label, text, path, targetMinutes, count, since }
  })
}

/** D1 tells the size of the database with each answer. */
export async function selectSize(db: Database): Promise<number> {
  const { meta } = await db.run(sql`SELECT 1`)
  return meta.size_after
}
