import { consentNotices } from '@kere/contracts/accounts/consents-options'
import { getTableName } from 'drizzle-orm'
import { declarations } from '../catalog/declarations.ts'
import type { ConsentSwitch } from '../declarations/consents.ts'
import { after, type Trigger, updateOf } from './trigger.ts'

export const consentTriggers = (): Trigger[] =>
  declarations.flatMap(({ table, consents = [] }) => consents.flatMap((each) => triggersOf(getTableName(table), each)))

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

function triggersOf(table: string, { purpose, entered }: ConsentSwitch): Trigger[] {
  if (!entered) return []
  const { columns, isOn, userId } = entered
  const { version, words, language } = consentNotices[purpose]
  const name = `${table}_${purpose}_consent`
  const askedBy = `consents of ${table}`
  const give = `INSERT INTO consents (id, user_id, purpose, version, language, words, given_at, giver)
		SELECT 'cns_' || lower(hex(randomblob(13))), new.${userId}, ${quoted(purpose)}, ${version}, ${quoted(language)},
			${quoted(words)}, new.updated_at, 'self' WHERE ${isOn('new')} ON CONFLICT DO NOTHING`
  const withdraw = `UPDATE consents SET withdrawn_at = new.updated_at, withdrawer = 'self'
		WHERE user_id = new.${userId} AND purpose = ${quoted(purpose)} AND withdrawn_at IS NULL AND NOT (${isOn('new')})`
  return [
    after({ name: `${name}_insert`, event: 'INSERT', table, when: isOn('new'), statements: [give], askedBy }),
    after({
      name: `${name}_update`,
      event: updateOf(columns),
      table,
      when: `(${isOn('old')}) IS NOT (${isOn('new')})`,
      statements: [withdraw, give],
      askedBy,
    }),
  ]
}
