import { or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Holding } from './holding-rule.ts'
import { personColumns } from './person-data.ts'
import * as schema from './schema.registry.ts'
import { users } from './schema/users.ts'

const said: readonly Holding[] = Object.values(schema).flatMap((table) => ('holdings' in table ? table.holdings : []))

export interface HeldRows extends Holding {
  areOf(userId: string): SQL | undefined
}

export const holdings: readonly HeldRows[] = said.map((holding) => ({
  ...holding,
  areOf: (userId) => or(...holding.of.map((column) => isOf(column, userId))),
}))

function isOf(column: SQLiteColumn, userId: string): SQL {
  const person = personColumns.find(({ source }) => source === column)
  if (person?.holds === 'id') return sql`${column} = ${userId}`
  if (person?.holds === 'email')
    return sql`${column} = (SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${userId})`
  throw new Error(`${column.name} holds nobody`)
}
