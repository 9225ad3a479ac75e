import { getTableColumns, getTableName } from 'drizzle-orm'
import { declarations } from '../catalog/declarations.ts'
import type { Erasure } from '../declarations/erasure.ts'
import { users } from '../schema/accounts/users.ts'
import { personalColumns } from '../catalog/personal-data.ts'
import { after, before, type Trigger } from './trigger.ts'

export const erasureTriggers = (): Trigger[] => [forgetAnswers(), ...rowTriggers()]

const rowTriggers = (): Trigger[] =>
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

/**
 * Empties an answer that was stored for another caller if it names the erased person, or a row that is deleted with
 * them. A retry then runs the act again. The key's row stays, so that the second run uses the same ids as the first.
 */
function forgetAnswers(): Trigger {
  const rows = personalColumns.filter(
    ({ source: { table }, onErase, holds }) =>
      holds === 'id' && onErase === 'delete' && table !== users && getTableColumns(table).id?.name === 'id',
  )
  const named = rows
    .map(
      ({ table, column }) =>
        `EXISTS (SELECT 1 FROM ${table} WHERE ${table}.${column} = old.id AND instr(body, ${table}.id))`,
    )
    .toSorted()
  const isNamed = [
    'instr(body, old.id)',
    'instr(body, old.email)',
    // A name is searched as a whole, or a longer first name at the beginning of a JSON string. A short name would be
    // found inside other words.
    `EXISTS (SELECT 1 FROM profiles WHERE id = old.id AND (instr(body, first_name || ' ' || last_name)
      OR length(first_name) > 2 AND instr(body, '"' || first_name)))`,
    'EXISTS (SELECT 1 FROM lab_teams WHERE created_by = old.id AND instr(body, json_quote(lab_teams.title)))',
    ...named,
  ]
  return before({
    name: 'users_erase_answers',
    event: 'DELETE',
    table: 'users',
    // Only staff see the name of a person who has not confirmed their address.
    when: 'old.email_verified_at IS NOT NULL',
    askedBy: 'erasure of idempotency_keys',
    statements: [
      `UPDATE idempotency_keys SET status = NULL, content_type = NULL, body = NULL, leased_at = 0\n\t\tWHERE body <> '' AND (${isNamed.join('\n\t\t\tOR ')})`,
    ],
  })
}
