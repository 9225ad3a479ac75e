import { getTableColumns, getTableName, is, SQL } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { tables } from '../catalog/tables.ts'

const dialect = new SQLiteSyncDialect()

const columnNames = new Map(
  tables.map((table) => [
    getTableName(table),
    new Set(Object.values<SQLiteColumn>(getTableColumns(table)).map(({ name }) => name)),
  ]),
)

export function columnsOf(table: string): ReadonlySet<string> {
  const columns = columnNames.get(table)
  if (!columns) throw new Error(`${table} is no table of the schema`)
  return columns
}

export function textOf(expression: SQL | SQLiteColumn): string {
  if (!is(expression, SQL)) return expression.name
  const { sql, params } = dialect.sqlToQuery(expression)
  if (params.length > 0) throw new Error(`a trigger takes no parameters: ${sql}`)
  return sql
}

/** Matches a quoted text, or a name that may be prefixed with its table's name. The name of a function is no match. */
const token = /'(?:[^']|'')*'|(?:"?(\w+)"?\.)?(?:"(\w+)"|\b([a-zA-Z_]\w*)\b(?!\s*\())/g

function mapColumns(
  expression: string,
  table: string,
  replace: (column: string) => string,
  isPrefixed = false,
): string {
  const columns = columnsOf(table)
  return expression.replace(token, (found, prefix?: string, quoted?: string, plain?: string) => {
    const name = quoted ?? plain
    const isOwn = prefix === undefined ? !isPrefixed : prefix === table
    return name !== undefined && isOwn && columns.has(name) ? replace(name) : found
  })
}

/** Rewrites an expression for the row of a trigger: `price = 0` becomes `new.price = 0`. */
export const over = (row: 'old' | 'new', expression: string, table: string): string =>
  mapColumns(expression, table, (column) => `${row}.${column}`)

/** @param isPrefixed takes only columns that are prefixed with the table's name */
export function columnsIn(expression: string, table: string, isPrefixed = false): string[] {
  const found: string[] = []
  mapColumns(
    expression,
    table,
    (column) => {
      found.push(column)
      return column
    },
    isPrefixed,
  )
  return found
}

const isColumn = (expression: string) => /^\w+$/.test(expression)

/** Adds brackets, unless the expression is a column or a number. */
export const bracketed = (expression: string): string =>
  /^(?:(?:old|new)\.)?\w+$/.test(expression) ? expression : `(${expression})`

export const hasChanged = (expressions: readonly string[], table: string): string =>
  expressions
    .map((each) => {
      const [before, now] = [over('old', each, table), over('new', each, table)]
      return isColumn(each) ? `${before} IS NOT ${now}` : `(${before}) IS NOT (${now})`
    })
    .join(' OR ')
