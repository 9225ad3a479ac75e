export interface WranglerTable {
  /** The name of the table, such as `env.staging.d1_databases`; empty for the entries before the first table. */
  name: string
  values: Record<string, string>
  /** The line of each key. */
  lines: Record<string, number>
  /** The position after the last entry. */
  end: number
}

/** Reads a `wrangler.toml` in which each key and its value are on one line. */
export function readTables(text: string): WranglerTable[] {
  const tables: WranglerTable[] = [{ name: '', values: {}, lines: {}, end: 0 }]
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^\[\[?([\w.]+)\]\]?$/.exec(line)?.[1]
    const [, key, value] = /^"?([\w./-]+)"? = (.+)$/.exec(line) ?? []
    if (header !== undefined) tables.push({ name: header, values: {}, lines: {}, end: index + 1 })
    const table = tables.at(-1)!
    if (key === undefined || value === undefined) continue
    table.values[key] = value.replace(/^"(.*)"$/, '$1')
    table.lines[key] = index
    table.end = index + 1
  }
  return tables
}

interface Place {
  table: string
  key: string
}

export const readValue = (text: string, { table, key }: Place): string | null =>
  readTables(text).find((each) => each.name === table)?.values[key] ?? null

export const readNames = (text: string, table: string): string[] =>
  readTables(text).flatMap(({ name, values }) => (name === table ? Object.keys(values) : []))

/** @throws {Error} if there is no such table */
export function withValue(text: string, { table, key }: Place, value: string): string {
  const found = readTables(text).find((each) => each.name === table)
  if (!found) throw new Error(`No ${table} to write ${key} into`)
  const lines = text.split('\n')
  const line = `${key} = ${JSON.stringify(value)}`
  const at = found.lines[key]
  return (at === undefined ? lines.toSpliced(found.end, 0, line) : lines.with(at, line)).join('\n')
}
