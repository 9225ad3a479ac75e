import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Expiry, Retention } from '../declarations/retention.ts'
import { declarations } from './declarations.ts'

type OfTable = { table: SQLiteTable }

export type TableExpiry = Expiry & OfTable

export const retentions: readonly (Retention & OfTable)[] = declarations.map(({ table, retention }) => ({
  table,
  ...retention,
}))

export const expiries: readonly TableExpiry[] = retentions.flatMap((rule) =>
  'expiries' in rule ? rule.expiries.map((expiry) => ({ table: rule.table, ...expiry })) : [],
)
