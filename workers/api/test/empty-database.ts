import { env } from 'cloudflare:workers'

/**
 * Tables without rows are left alone: a dropped trigger, like a pragma that defers foreign keys, has SQLite compile every
 * statement anew. Counters come last, because deletions change them; the audit log's trigger refuses deletions.
 */
export async function emptyDatabase() {
  const { lookForRows, refusals } = await theSchema()
  let filled = filledIn(await env.DB.prepare(lookForRows).all<Filled>())
  // A deletion may write elsewhere.
  while (filled.length > 0) {
    const refusing = refusals.filter(({ table }) => filled.includes(table))
    const results = await env.DB.batch<Filled>([
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
  refersTo: string
}

function childrenFirst(tables: readonly SchemaObject[]): string[] {
  const parents = new Map(tables.map(({ name, refersTo }) => [name, new Set(JSON.parse(refersTo) as string[])]))
  const names: string[] = []
  const visit = (name: string) => {
    if (names.includes(name)) return
    for (const [child, itsParents] of parents) if (child !== name && itsParents.has(name)) visit(child)
    names.push(name)
  }
  for (const { name } of tables) visit(name)
  return names
}

let known: Promise<{ lookForRows: string; refusals: SchemaObject[] }> | undefined

const theSchema = () =>
  (known ??= env.DB.prepare(
    `SELECT type, name, tbl_name AS "table", sql,
      (SELECT json_group_array("table") FROM pragma_foreign_key_list(sqlite_master.name)) AS refersTo
      FROM sqlite_master WHERE type IN ('table', 'trigger') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
      AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  )
    .all<SchemaObject>()
    .then(({ results }) => {
      const names = childrenFirst(results.filter(({ type }) => type === 'table'))
      const inOrder = [...names.filter((name) => !isCounter(name)), ...names.filter(isCounter)]
      return {
        lookForRows: `SELECT ${inOrder.map((name) => `EXISTS (SELECT 1 FROM ${name}) AS ${name}`).join(', ')}`,
        refusals: results.filter(({ type, name }) => type === 'trigger' && name.endsWith('_refuses_delete')),
      }
    }))
