import { getTableName } from 'drizzle-orm'
import type { SearchTable } from '../declarations/declare.ts'
import { declarations } from './declarations.ts'

export interface NamedSearchTable extends SearchTable {
  name: string
  /** The table whose `seq` is the rowid of the full-text table. */
  source: string
  /** The FROM clause for the searched rows, with the tables that are joined. */
  from: string
}

export const searchTables: readonly NamedSearchTable[] = declarations.flatMap(({ table, search = {} }) =>
  Object.entries(search).map(([name, each]) => {
    const source = getTableName(table)
    return { name, source, from: fromOf(source, each), ...each }
  }),
)

function fromOf(source: string, { where, joins = {} }: SearchTable): string {
  const rows = where ? `(SELECT * FROM ${source} WHERE ${where}) AS ${source}` : source
  const joined = Object.entries(joins).map(([table, key]) => `LEFT JOIN ${table} ON ${table}.id = ${source}.${key}`)
  return [rows, ...joined].join(' ')
}
