import { type Column, getTableColumns, getTableName, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Disclosure } from './disclosure-rule.ts'
import { type PersonColumn, personColumns } from './person-data.ts'
import * as schema from './schema.registry.ts'
import { users } from './schema/users.ts'

/** What lets somebody in, or says nothing to a reader. */
const secret = /(^|_)(hash|token|token_id|key)$/

const said: readonly Disclosure[] = Object.values(schema).flatMap((module) =>
  'disclosures' in module ? module.disclosures : [],
)

const people = new Map<Column, PersonColumn>(personColumns.map((each) => [each.source, each]))

const implied = personColumns.flatMap(({ source, onErase, table, column }): Disclosure[] => {
  if (onErase === 'expire' || said.some(({ by }) => by === source)) return []
  if (onErase === 'delete') return [{ by: source }]
  throw new Error(`${table}.${column} does not say what of the row is told to the person`)
})

export const disclosures: readonly Disclosure[] = [...implied, ...said]

export interface DisclosedRows {
  name: string
  table: SQLiteTable
  columns: Record<string, SQLiteColumn>
  areOf(userId: string): SQL | undefined
}

const tableOf = ({ by }: Disclosure): SQLiteTable => by.table

function columnsOf(table: SQLiteTable, only: readonly SQLiteColumn[] | undefined) {
  const isTold = (column: SQLiteColumn) =>
    only
      ? only.includes(column)
      : !secret.test(column.name) && (column === users.id || people.get(column)?.holds !== 'id')
  return Object.fromEntries(Object.entries<SQLiteColumn>(getTableColumns(table)).filter(([, column]) => isTold(column)))
}

const whole = (table: SQLiteTable) => disclosures.filter((each) => tableOf(each) === table && !each.only)

const areOf = (ways: readonly Disclosure[], userId: string): SQL | undefined =>
  or(...ways.map(({ by }) => isOf(by, userId)))

function isOf(by: SQLiteColumn, userId: string): SQL {
  const person = people.get(by)
  if (person) {
    const value =
      person.holds === 'id' ? sql`${userId}` : sql`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${userId})`
    return sql`${by} = ${value} AND ${sql.raw(person.where ?? 'TRUE')}`
  }
  const key = getTableConfig(by.table)
    .foreignKeys.map((each) => each.reference())
    .find(({ columns }) => columns.includes(by))
  const [parent] = key?.foreignColumns ?? []
  if (!key || !parent) throw new Error(`${by.name} leads to nobody`)
  return sql`${by} IN (SELECT ${parent} FROM ${key.foreignTable} WHERE ${areOf(whole(key.foreignTable), userId)})`
}

const wholeTables = new Set(disclosures.filter(({ only }) => !only).map(tableOf))

export const disclosedRows: readonly DisclosedRows[] = [
  ...[...wholeTables].map((table) => ({
    name: getTableName(table),
    table,
    columns: columnsOf(table, undefined),
    areOf: (userId: string) => areOf(whole(table), userId),
  })),
  ...disclosures.flatMap((each) => {
    if (!each.only) return []
    const table = tableOf(each)
    const name = `${getTableName(table)}.${each.by.name}`
    return [{ name, table, columns: columnsOf(table, each.only), areOf: (userId: string) => areOf([each], userId) }]
  }),
]
