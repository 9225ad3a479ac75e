import { getTableName } from 'drizzle-orm'
import type { SearchTable, Translated } from '../declarations/declare.ts'
import { declarations } from './declarations.ts'

export interface NamedSearchTable extends SearchTable {
  name: string
  /** The table whose `seq` is the rowid of the full-text table. */
  source: string
  /** The FROM clause for the searched rows, with the tables that are joined. */
  from: string
}

export const searchTables: readonly NamedSearchTable[] = declarations.flatMap(({ table, search = {}, translated }) =>
  Object.entries(search).map(([name, each]) => {
    const source = getTableName(table)
    const columns = translated ? withTranslations(source, translated, each) : each.columns
    return { name, source, from: fromOf(source, each), ...each, columns }
  }),
)

/** Appends the texts of ready translations, so that a search in any language finds the row. */
function withTranslations(source: string, { kind, id = 'id' }: Translated, { columns, translated = {} }: SearchTable) {
  const textsOf = (field: string) => `coalesce((SELECT ' ' || group_concat(translations.${field}, ' ') FROM translations
			WHERE translations.kind = '${kind}' AND translations.item_id = ${source}.${id} AND translations.is_ready = 1), '')`
  return Object.fromEntries(
    Object.entries(columns).map(([name, text]) => {
      const field = translated[name]
      return [name, field ? `${source}.${text} || ${textsOf(field)}` : text]
    }),
  )
}

function fromOf(source: string, { where, joins = {} }: SearchTable): string {
  const rows = where ? `(SELECT * FROM ${source} WHERE ${where}) AS ${source}` : source
  const joined = Object.entries(joins).map(([table, key]) => `LEFT JOIN ${table} ON ${table}.id = ${source}.${key}`)
  return [rows, ...joined].join(' ')
}
