import { getTableColumns, getTableName } from 'drizzle-orm'
import { declarations } from '../catalog/declarations.ts'
import type { Erasure } from '../declarations/erasure.ts'
import { after, type Trigger } from './trigger.ts'

export const erasureTriggers = (): Trigger[] =>
  declarations.flatMap(({ table, erasure = {} }) => {
    const columns = getTableColumns(table)
    const name = getTableName(table)
    const statements = Object.entries(erasure).flatMap(([field, rule]) =>
      rule ? erase(name, columns[field]!.name, rule) : [],
    )
    if (statements.length === 0) return []
    return [
      after({ name: `${name}_erase`, event: 'DELETE', table: 'users', statements, askedBy: `erasure of ${name}` }),
    ]
  })

function erase(table: string, column: string, { holds, onErase, where, isOwnRow }: Erasure): string[] {
  if (holds === 'keyed hash' || isOwnRow) return []
  const proven = holds === 'email' ? ['old.email_verified_at IS NOT NULL'] : []
  const rows = [`${column} = old.${holds}`, ...proven, ...(where ? [where] : [])].join(' AND ')
  return [
    onErase === 'delete' ? `DELETE FROM ${table} WHERE ${rows}` : `UPDATE ${table} SET ${column} = NULL WHERE ${rows}`,
  ]
}
