import { env } from 'cloudflare:workers'

/** Tables that record each try, whether or not it succeeded. */
const ofTries = new Set(['idempotency_keys', 'mutation_budgets', 'throttled_acts'])

export async function rowsOfTables(): Promise<Readonly<Record<string, readonly Record<string, unknown>[]>>> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const tables = results.map(({ name }) => name).filter((name) => !ofTries.has(name))
  const rows = await env.DB.batch<Record<string, unknown>>(
    tables.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)),
  )
  return Object.fromEntries(tables.map((name, place) => [name, rows[place]?.results ?? []]))
}
