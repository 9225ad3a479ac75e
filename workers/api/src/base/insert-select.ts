import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './context.ts'

type SelectedRow<Table extends SQLiteTable> = {
  [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL
}

/**
 * Inserts values by column name, whereas drizzle's own insert from a select goes by column order.
 * @param from a FROM clause with its WHERE; without it, one row is inserted
 */
export function insertSelect<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: SelectedRow<Table>,
  from: SQL = sql`WHERE TRUE`,
) {
  const given: Record<string, unknown> = row
  // Generated columns are left out, because SQLite computes them.
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === undefined)
  const values = columns.map(([key, column]) => valueOf(given[key], column))
  const rows = sql`SELECT ${sql.join(values, sql`, `)} ${from}`
  return db.insert(table).select(rows)
}

function valueOf(value: unknown, column: SQLiteColumn): SQL {
  const chosen = value === undefined ? column.default : value
  if (isSql(chosen)) return chosen
  return chosen === null || chosen === undefined ? sql`NULL` : sql`${sql.param(chosen, column)}`
}

const isSql = (value: unknown): value is SQL => typeof value === 'object' && value !== null && 'queryChunks' in value
