import { env } from 'cloudflare:workers'

/**
 * Tables without rows are left alone: most are, and what refuses a deletion need not be dropped then, after which SQLite would
 * compile every statement anew. Counters come last, because deleting what they count changes them; the audit log, which refuses,
 * does without that trigger meanwhile.
 */
export async function emptyDatabase() {
  const { lookForRows, refusals } = await theSchema()
  let filled = filledIn(await env.DB.prepare(lookForRows).all<Filled>())
  // A deletion may write elsewhere.
  while (filled.length > 0) {
    const refusing = refusals.filter(({ table }) => filled.includes(table))
    const results = await env.DB.batch<Filled>([
      env.DB.prepare('PRAGMA defer_foreign_keys = ON'),
      ...refusing.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)),
      ...filled.map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
      ...refusing.map(({ sql }) => env.DB.prepare(sql)),
      env.DB.prepare(lookForRows),
    ])
    filled = filledIn(results.at(-1))
  }
}

/** Tables of a few rows, kept by triggers and made to be summed: by their name. */
export const isCounter = (table: string) => table.endsWith('_counts')

type Filled = Record<string, 0 | 1>

const filledIn = (result: D1Result<Filled> | undefined) =>
  Object.entries(result?.results[0] ?? {}).flatMap(([table, isFilled]) => (isFilled ? [table] : []))

interface SchemaObject {
  type: 'table' | 'trigger'
  name: string
  table: string
  sql: string
}

let known: Promise<{ lookForRows: string; refusals: SchemaObject[] }> | undefined

/** Triggers keep the full-text tables. */
const theSchema = () =>
  (known ??= env.DB.prepare(
    `SELECT type, name, tbl_name AS "table", sql FROM sqlite_master WHERE type IN ('table', 'trigger')
      AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
      AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  )
    .all<SchemaObject>()
    .then(({ results }) => {
      const names = results.filter(({ type }) => type === 'table').map(({ name }) => name)
      const inOrder = [...names.filter((name) => !isCounter(name)), ...names.filter(isCounter)]
      return {
        lookForRows: `SELECT ${inOrder.map((name) => `EXISTS (SELECT 1 FROM ${name}) AS ${name}`).join(', ')}`,
        refusals: results.filter(({ type, name }) => type === 'trigger' && name.endsWith('_refuses_delete')),
      }
    }))
