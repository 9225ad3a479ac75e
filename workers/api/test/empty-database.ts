import { env } from 'cloudflare:workers'

/**
 * Tables without rows are left alone: a dropped trigger, like a pragma that defers foreign keys, has SQLite compile every
 * statement anew. Counters come last, because deletions change them; the audit log's trigger refuses deletions.
 */
export async function emptyDatabase() {
  const { inOrder, lookForRows, refusals } = await theSchema()
  const filledIn = (result: D1Result<Filled> | undefined) => {
    const marks = Object.values(result?.results[0] ?? {}).join('')
    return inOrder.filter((_, place) => marks[place] === '1')
  }
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

/** Counter tables have few rows, which triggers maintain: they are recognized by their name. */
export const isCounter = (table: string) => table.endsWith('_counts')

/** A mark for each table, many to a column: a result has 100 columns at most. */
type Filled = Record<string, string>

const marksInColumn = 20

function marksOf(names: readonly string[]) {
  const columns: string[] = []
  for (let place = 0; place < names.length; place += marksInColumn) {
    const marks = names.slice(place, place + marksInColumn).map((name) => `EXISTS (SELECT 1 FROM ${name})`)
    columns.push(`${marks.join(' || ')} AS marks_${place}`)
  }
  return `SELECT ${columns.join(', ')}`
}

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

let known: Promise<{ inOrder: readonly string[]; lookForRows: string; refusals: SchemaObject[] }> | undefined

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
        inOrder,
        lookForRows: marksOf(inOrder),
        refusals: results.filter(({ type, name }) => type === 'trigger' && name.endsWith('_refuses_delete')),
      }
    }))
