import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { tables } from './tables.ts'

/**
 * The tables that no backup holds. What lets somebody in, or counts tries for an hour, must not come back; the others
 * say how far scheduled work has come, which begins anew in a restored database.
 */
export const notBackedUp: readonly string[] = [
  'account_tokens',
  'backups',
  'counter_walks',
  'idempotency_keys',
  'mutation_budgets',
  'sessions',
  'session_counts',
  'sign_in_tickets',
  'throttled_acts',
  'unfolded_texts',
]

export interface BackedUpTable {
  name: string
  columns: readonly string[]
}

/**
 * Children come before their parents. A row whose parent is inserted while a backup is made is then never older than
 * the copy of its parent; one whose parent is deleted meanwhile is left out by the restore.
 */
export const backedUpTables: readonly BackedUpTable[] = parentsFirst()
  .map((table) => ({
    name: getTableName(table),
    columns: Object.values(getTableColumns(table))
      .filter(({ generated }) => generated === undefined)
      .map(({ name }) => name),
  }))
  .filter(({ name }) => !notBackedUp.includes(name))
  .toReversed()

function parentsFirst(): SQLiteTable[] {
  const ordered = new Set<SQLiteTable>()
  const visited = new Set<SQLiteTable>()
  const visit = (table: SQLiteTable) => {
    if (visited.has(table)) return
    visited.add(table)
    for (const key of getTableConfig(table).foreignKeys) visit(key.reference().foreignTable)
    ordered.add(table)
  }
  for (const table of tables) visit(table)
  return [...ordered]
}
