import { type Column, type SQL, sql } from 'drizzle-orm'

/** 1 for a row whose label says that its person is to stay unknown now. */
export function isBlindBy(name: Column, labels: Readonly<Record<string, { isBlind?: SQL | true }>>): SQL<number> {
  const cases = Object.entries(labels).flatMap(([each, { isBlind }]) =>
    isBlind ? [sql`WHEN ${each} THEN ${isBlind === true ? sql`1` : isBlind}`] : [],
  )
  return sql<number>`(CASE ${name} ${sql.join(cases, sql` `)} ELSE 0 END)`
}
