import { type Column, getTableColumns, getTableName, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { DataExport } from '../declarations/data-exports.ts'
import { type PersonalColumn, personalColumns, provenAddressOf } from './personal-data.ts'
import * as schema from '../schema.registry.ts'
import { users } from '../schema/accounts/users.ts'

/** Columns that let somebody in, or that mean nothing to a reader. */
const secret = /(^|_)(hash|token|token_id|key)$/

const declared: readonly DataExport[] = Object.values(schema).flatMap((module) =>
  'dataExports' in module ? module.dataExports : [],
)

const people = new Map<Column, PersonalColumn>(personalColumns.map((each) => [each.source, each]))

const implied = personalColumns.flatMap(({ source, onErase, table, column }): DataExport[] => {
  if (onErase === 'expire' || declared.some(({ owner }) => owner === source)) return []
  if (onErase === 'delete') return [{ owner: source }]
  throw new Error(`${table}.${column} declares no data export: add exportRow or exportColumns`)
})

export const dataExports: readonly DataExport[] = [...implied, ...declared]

export interface ExportedRows {
  name: string
  table: SQLiteTable
  columns: Record<string, SQLiteColumn>
  ownedBy(userId: string): SQL | undefined
}

const tableOf = ({ owner }: DataExport): SQLiteTable => owner.table

function columnsOf(table: SQLiteTable, only: readonly SQLiteColumn[] | undefined) {
  const isExported = (column: SQLiteColumn) =>
    only
      ? only.includes(column)
      : !secret.test(column.name) && (column === users.id || people.get(column)?.holds !== 'id')
  return Object.fromEntries(
    Object.entries<SQLiteColumn>(getTableColumns(table)).filter(([, column]) => isExported(column)),
  )
}

const wholeRowExports = (table: SQLiteTable) => dataExports.filter((each) => tableOf(each) === table && !each.columns)

const ownedByAny = (exports: readonly DataExport[], userId: string): SQL | undefined =>
  or(...exports.map(({ owner }) => isOwnedBy(owner, userId)))

function isOwnedBy(owner: SQLiteColumn, userId: string): SQL {
  const person = people.get(owner)
  if (person) {
    const value = person.holds === 'id' ? sql`${userId}` : provenAddressOf(userId)
    return sql`${owner} = ${value} AND ${sql.raw(person.where ?? 'TRUE')}`
  }
  const key = getTableConfig(owner.table)
    .foreignKeys.map((each) => each.reference())
    .find(({ columns }) => columns.includes(owner))
  const [parent] = key?.foreignColumns ?? []
  if (!key || !parent) throw new Error(`${getTableName(owner.table)}.${owner.name} refers to nobody’s row`)
  return sql`${owner} IN (SELECT ${parent} FROM ${key.foreignTable} WHERE ${ownedByAny(wholeRowExports(key.foreignTable), userId)})`
}

const wholeTables = new Set(dataExports.filter(({ columns }) => !columns).map(tableOf))

export const exportedRows: readonly ExportedRows[] = [
  ...[...wholeTables].map((table) => ({
    name: getTableName(table),
    table,
    columns: columnsOf(table, undefined),
    ownedBy: (userId: string) => ownedByAny(wholeRowExports(table), userId),
  })),
  ...dataExports.flatMap((each) => {
    if (!each.columns || each.columns.length === 0) return []
    const table = tableOf(each)
    const name = `${getTableName(table)}.${each.owner.name}`
    return [
      { name, table, columns: columnsOf(table, each.columns), ownedBy: (userId: string) => ownedByAny([each], userId) },
    ]
  }),
]
