import { or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { AdminRecord } from '../declarations/admin-records.ts'
import { personalColumns, provenAddressOf } from './personal-data.ts'
import * as schema from '../schema.registry.ts'

const declared: readonly AdminRecord[] = Object.values(schema).flatMap((table) =>
  'adminRecords' in table ? table.adminRecords : [],
)

export interface OwnedAdminRecord extends AdminRecord {
  ownedBy(userId: string): SQL | undefined
}

export const adminRecords: readonly OwnedAdminRecord[] = declared.map((record) => ({
  ...record,
  ownedBy: (userId) => or(...record.owners.map((column) => belongsTo(column, userId))),
}))

function belongsTo(column: SQLiteColumn, userId: string): SQL {
  const person = personalColumns.find(({ source }) => source === column)
  if (person?.holds === 'id') return sql`${column} = ${userId}`
  if (person?.holds === 'email') return sql`${column} = ${provenAddressOf(userId)}`
  throw new Error(`${column.name} holds neither the id nor the email address of a user`)
}
