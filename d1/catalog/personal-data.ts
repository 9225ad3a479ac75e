import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { profiles } from '../schema/accounts/profiles.ts'
import { users } from '../schema/accounts/users.ts'
import { declarations } from './declarations.ts'
import type { Erasure } from '../declarations/erasure.ts'
import { tables } from './tables.ts'

export interface PersonalColumn extends Erasure {
  table: string
  column: string
  source: SQLiteColumn
}

const describe = (table: SQLiteTable, column: SQLiteColumn, rule: Erasure): PersonalColumn => ({
  table: getTableName(table),
  column: column.name,
  source: column,
  ...rule,
})

/** Personal columns that no foreign key shows, such as addresses. */
const beyondKeys = declarations.flatMap(({ table, erasure = {} }) =>
  Object.entries<SQLiteColumn>(getTableColumns(table)).flatMap(([field, column]) => {
    const rule = erasure[field]
    return rule ? [describe(table, column, rule)] : []
  }),
)

const people: ReadonlySet<SQLiteTable> = new Set([users, profiles])

function keysOf(table: SQLiteTable): PersonalColumn[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { foreignTable, columns } = key.reference()
    if (!people.has(foreignTable)) return []
    if (key.onDelete !== 'cascade' && key.onDelete !== 'set null') {
      throw new Error(`${getTableName(table)} has a key to a person without onDelete: choose cascade or set null`)
    }
    const onErase = key.onDelete === 'cascade' ? 'delete' : 'anonymize'
    return columns.map((column) => describe(table, column, { holds: 'id', onErase }))
  })
}

export const personalColumns: readonly PersonalColumn[] = [
  describe(users, users.id, { holds: 'id', onErase: 'delete' }),
  ...tables.flatMap(keysOf),
  ...beyondKeys,
]

/** A person owns what was sent from an address only after they have confirmed that address. */
export const provenAddressOf = (userId: string) =>
  sql`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${userId} AND ${users.emailVerifiedAt} IS NOT NULL)`
