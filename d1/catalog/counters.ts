import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Aggregate, CounterCache } from '../declarations/counters.ts'
import { declarations } from './declarations.ts'

export interface CheckedCounter {
  table: SQLiteTable
  /** A unique text column, which gives the order in which the rows are walked through. */
  key: SQLiteColumn
  column: SQLiteColumn
  expected: SQL
  sourceRows?: SQLiteColumn
}

export const counterCaches: readonly CheckedCounter[] = declarations.flatMap(
  ({ table, counterCaches: counters = {} }) =>
    Object.entries(counters).flatMap(([field, counter]) => (counter ? [checkedCounter(table, field, counter)] : [])),
)

function checkedCounter(table: SQLiteTable, field: string, counter: CounterCache): CheckedCounter {
  const column = columnOf(table, field)
  const { sourceRows } = counter
  return {
    table,
    key: columnOf(table, 'id'),
    column,
    expected: 'expected' in counter ? counter.expected : sql.raw(expectedOf(getTableName(table), counter)),
    ...(sourceRows !== undefined && { sourceRows: columnOf(table, sourceRows) }),
  }
}

function expectedOf(
  table: string,
  { source, foreignKey, value, where }: Exclude<CounterCache, { expected: SQL }>,
): string {
  return `(SELECT ${value ? `coalesce(sum(${value}), 0)` : 'count(*)'} FROM ${source} AS counted WHERE counted.${foreignKey} = ${table}.id${where ? ` AND ${where}` : ''})`
}

function columnOf(table: SQLiteTable, field: string): SQLiteColumn {
  const column = Object.entries<SQLiteColumn>(getTableColumns(table)).find(([name]) => name === field)?.[1]
  if (!column) throw new Error(`${getTableName(table)} has no ${field}`)
  return column
}

export type TableAggregate = Aggregate & { table: SQLiteTable }

export const aggregates: readonly TableAggregate[] = declarations.flatMap(({ table, aggregate }) =>
  aggregate ? [{ table, ...aggregate }] : [],
)

/** For each column that refers to files, a query that gives the `key` of each file it uses. */
export const fileReferences: readonly SQL[] = declarations.flatMap(({ table, fileReferences: references = {} }) =>
  Object.entries(references).flatMap(([field, reference]) => {
    if (!reference) return []
    if ('keys' in reference) return reference.keys
    const path = reference.path ?? columnOf(table, field).name
    if (reference.id)
      return sql.raw(
        `SELECT files.object_key AS key FROM ${getTableName(table)} JOIN files ON files.id = ${getTableName(table)}.${path} WHERE files.object_key IS NOT NULL`,
      )
    return sql.raw(`SELECT substr(${path}, 8) AS key FROM ${getTableName(table)} WHERE ${path} LIKE '/media/%'`)
  }),
)
