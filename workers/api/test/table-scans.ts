import { env } from 'cloudflare:workers'
import { isCounter } from './empty-database.ts'
import type { Watched } from './watched-database.ts'

export async function planOf({ statements }: Pick<Watched, 'statements'>) {
  if (statements.length === 0) return { steps: [], scans: [], twins: [] }
  const details = await explain(statements)
  const twins = await Promise.all(statements.map(twinsOf))
  return { steps: details.flat(), scans: details.flatMap(scansOf), twins: twins.flat() }
}

const explained = new Map<string, string[]>()

/** Explains the statements with their values, because these decide whether SQLite may use a partial index. */
async function explain(statements: Watched['statements']): Promise<string[][]> {
  const keyed = statements.map((statement) => ({ ...statement, key: JSON.stringify(statement) }))
  const unknown = keyed.filter(({ key }) => !explained.has(key))
  if (unknown.length > 0) {
    const plans = await env.DB.batch<{ detail: string }>(
      unknown.map(({ sql, values }) => env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values)),
    )
    for (const [place, { results }] of plans.entries())
      explained.set(
        unknown[place]!.key,
        results.map(({ detail }) => detail),
      )
  }
  return keyed.map(({ key }) => explained.get(key) ?? [])
}

const named = new Map<string, Promise<string[]>>()

/** Finds columns to which one select gives the same name, of which a batch would return only one. */
export function twinsOf({ sql, values }: Watched['statements'][number]): Promise<string[]> {
  if (!/^\s*(?:select|with)\b(?!.*\b(?:insert into|update \w+ set|delete from)\b)/is.test(sql))
    return Promise.resolve([])
  const twins = named.get(sql) ?? askForTwins(sql, values)
  named.set(sql, twins)
  return twins
}

async function askForTwins(sql: string, values: readonly unknown[]) {
  const [names] = await env.DB.prepare(sql)
    .bind(...values)
    .raw({ columnNames: true })
  return names.filter((name, place) => names.indexOf(name) !== place)
}

function scansOf(steps: readonly string[]) {
  // A full-text index with a match (`:M4`) is a lookup and no scan, and `json_each` (`1:`, `3:`) is no table.
  const scans = steps.filter((step) =>
    /^SCAN (?!.*USING)(?!.*VIRTUAL TABLE INDEX (?:\d+:M|[13]:$))(?!CONSTANT|counted|\(subquery|\d)/.test(step),
  )
  // A subquery may have the name of a table. Reading its result is no scan of that table.
  const found = steps.flatMap((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)$/.exec(step)?.[1] ?? [])
  return scans.filter((step) => {
    const name = step.split(' ')[1] ?? ''
    const subquery = found.indexOf(name)
    if (subquery !== -1) found.splice(subquery, 1)
    return subquery === -1 && !isCounter(name)
  })
}
