import { type Column, type SQL, sql } from 'drizzle-orm'

/** SQL that gives 1 for a row whose label says that its person must stay unknown at the moment. */
export function isBlindBy(name: Column, labels: Readonly<Record<string, { isBlind?: SQL | true }>>): SQL<number> {
  const cases = Object.entries(labels).flatMap(([each, { isBlind }]) =>
    isBlind ? [sql`WHEN ${each} THEN ${isBlind === true ? sql`1` : isBlind}`] : [],
  )
  return sql<number>`(CASE ${name} ${sql.join(cases, sql` `)} ELSE 0 END)`
}
