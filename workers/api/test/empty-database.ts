import { env } from 'cloudflare:workers'

/**
 * Counters come last, because deleting what they count changes them; the audit log, which refuses, does without that trigger
 * meanwhile.
 */
export async function emptyDatabase() {
  const { tables, counters, refusals } = await theSchema()
  await env.DB.batch([
    env.DB.prepare('PRAGMA defer_foreign_keys = ON'),
    ...refusals.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)),
    ...tables.map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
    ...counters.map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
    ...refusals.map(({ sql }) => env.DB.prepare(sql)),
  ])
}

/** Tables of a few rows, kept by triggers and made to be summed: by their name. */
export const isCounter = (table: string) => table.endsWith('_counts')

interface SchemaObject {
  type: 'table' | 'trigger'
  name: string
  sql: string
}

let known: Promise<{ tables: string[]; counters: string[]; refusals: SchemaObject[] }> | undefined

/** Triggers keep the full-text tables. */
const theSchema = () =>
  (known ??= env.DB.prepare(
    `SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'trigger') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
      AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  )
    .all<SchemaObject>()
    .then(({ results }) => {
      const names = results.filter(({ type }) => type === 'table').map(({ name }) => name)
      return {
        tables: names.filter((name) => !isCounter(name)),
        counters: names.filter(isCounter),
        refusals: results.filter(({ type, name }) => type === 'trigger' && name.endsWith('_refuses_delete')),
      }
    }))
