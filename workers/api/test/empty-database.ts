import { env } from 'cloudflare:workers'
import { forgetPeople } from './people.ts'

/** Deletes the rows of all tables. Counters come last, because the deletions change them. */
export async function emptyDatabase() {
  const { inOrder, lookForRows } = await theSchema()
  const filledIn = (result: D1Result<Filled> | undefined) => {
    const marks = Object.values(result?.results[0] ?? {}).join('')
    return inOrder.filter((_, place) => marks[place] === '1')
  }
  let filled = filledIn(await env.DB.prepare(lookForRows).all<Filled>())
  // A deletion's triggers may fill another table, so this repeats until all are empty.
  while (filled.length > 0) {
    const deletions = filled.flatMap((name) => (name === 'audit_log' ? emptyAuditLog : [`DELETE FROM ${name}`]))
    const results = await env.DB.batch<Filled>([...deletions, lookForRows].map((sql) => env.DB.prepare(sql)))
    filled = filledIn(results.at(-1))
  }
  forgetPeople()
}

/**
 * The log's trigger allows deletions while this row exists. Dropping the trigger instead would make SQLite compile all
 * statements again.
 */
const emptying = "SELECT 1 FROM audit_log WHERE id = 'emptying'"

const emptyAuditLog = [
  "INSERT INTO audit_log (id, at, action, outcome, detail) VALUES ('emptying', 0, 'emptying', 'succeeded', '{}')",
  "DELETE FROM audit_log WHERE id <> 'emptying'",
  "DELETE FROM audit_log WHERE id = 'emptying'",
]

async function letAuditLogBeEmptied({ name, sql }: SchemaObject) {
  if (sql.includes(emptying)) return
  const conditional = sql.replace(/\bBEGIN\b/, `WHEN NOT EXISTS (${emptying}) BEGIN`)
  await env.DB.batch([env.DB.prepare(`DROP TRIGGER ${name}`), env.DB.prepare(conditional)])
}

/** Recognizes counter tables by their name. They have few rows, which triggers maintain. */
export const isCounter = (table: string) => table.endsWith('_counts')

/** The marks of all tables, twenty to a column, because a result has 100 columns at most. */
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

let known: Promise<{ inOrder: readonly string[]; lookForRows: string }> | undefined

/** Call this after dropping the tables, because their changes for the tests are lost too. */
export function forgetSchema() {
  known = undefined
  forgetPeople()
}

const theSchema = () =>
  (known ??= env.DB.prepare(
    `SELECT type, name, tbl_name AS "table", sql,
      (SELECT json_group_array("table") FROM pragma_foreign_key_list(sqlite_master.name)) AS refersTo
      FROM sqlite_master WHERE type IN ('table', 'trigger') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
      AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  )
    .all<SchemaObject>()
    .then(async ({ results }) => {
      const names = childrenFirst(results.filter(({ type }) => type === 'table'))
      const inOrder = [...names.filter((name) => !isCounter(name)), ...names.filter(isCounter)]
      for (const each of results) if (each.name === 'audit_log_refuses_delete') await letAuditLogBeEmptied(each)
      return { inOrder, lookForRows: marksOf(inOrder) }
    }))
