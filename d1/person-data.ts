import { getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { auditLog } from './schema/audit-log.ts'
import { idempotencyKeys } from './schema/idempotency-keys.ts'
import { mutationBudgets } from './schema/mutation-budgets.ts'
import { outbox } from './schema/outbox.ts'
import { profiles } from './schema/profiles.ts'
import { throttledActs } from './schema/throttled-acts.ts'
import { users } from './schema/users.ts'
import * as schema from './schema.registry.ts'
import { tables } from './tables.ts'

export interface PersonColumn {
  table: string
  column: string
  /** A hash is keyed: nobody without the secret can tell the address. */
  holds: 'id' | 'email' | 'keyed hash'
  /** The row goes, stays as a former member's, or is swept within the hour. */
  onErase: 'delete' | 'forget' | 'expire'
  where?: string
  source: SQLiteColumn
}

type Rule = Pick<PersonColumn, 'holds' | 'onErase' | 'where'>

const describe = (table: SQLiteTable, column: SQLiteColumn, rule: Rule): PersonColumn => ({
  table: getTableName(table),
  column: column.name,
  source: column,
  ...rule,
})

/** Triggers on `users` and the sweep of the throttles do it. */
const beyondKeys = [
  describe(idempotencyKeys, idempotencyKeys.caller, { holds: 'id', onErase: 'delete' }),
  describe(outbox, outbox.toAddress, { holds: 'email', onErase: 'delete' }),
  describe(auditLog, auditLog.subjectId, { holds: 'id', onErase: 'forget', where: "subject_type = 'user'" }),
  describe(throttledActs, throttledActs.accountHash, { holds: 'keyed hash', onErase: 'expire' }),
  describe(throttledActs, throttledActs.networkHash, { holds: 'keyed hash', onErase: 'expire' }),
  describe(throttledActs, throttledActs.siteHash, { holds: 'keyed hash', onErase: 'expire' }),
  describe(mutationBudgets, mutationBudgets.callerHash, { holds: 'keyed hash', onErase: 'expire' }),
]

/** Of rows that triggers on `users` delete with the account that has the address. */
const addresses: readonly SQLiteColumn[] = Object.values(schema).flatMap((module): SQLiteColumn[] =>
  'addresses' in module ? module.addresses : [],
)

const people: ReadonlySet<SQLiteTable> = new Set([users, profiles])

function keysOf(table: SQLiteTable): PersonColumn[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { foreignTable, columns } = key.reference()
    if (!people.has(foreignTable)) return []
    if (key.onDelete !== 'cascade' && key.onDelete !== 'set null') {
      throw new Error(`${getTableName(table)} does not say what becomes of a row whose person is erased`)
    }
    const onErase = key.onDelete === 'cascade' ? 'delete' : 'forget'
    return columns.map((column) => describe(table, column, { holds: 'id', onErase }))
  })
}

export const personColumns: readonly PersonColumn[] = [
  describe(users, users.id, { holds: 'id', onErase: 'delete' }),
  describe(users, users.email, { holds: 'email', onErase: 'delete' }),
  ...tables.flatMap(keysOf),
  ...addresses.map((column) => describe(column.table, column, { holds: 'email', onErase: 'delete' })),
  ...beyondKeys,
]
