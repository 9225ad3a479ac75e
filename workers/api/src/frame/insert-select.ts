import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../context.ts'

/** A row of which each value may be an expression over what it is selected from. */
type SelectedRow<Table extends SQLiteTable> = {
  [Column in keyof Table['$inferInsert']]: Table['$inferInsert'][Column] | SQL
}

/**
 * `INSERT … SELECT` with every value under the name of its column; what is not named has its default.
 *
 * drizzle's own takes a SELECT whose values have to stand in the order of the table's columns, so that a column added to a table
 * would shift what all of them write.
 *
 * @param from a FROM clause with its WHERE; without it one row is inserted
 */
export function insertSelect<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: SelectedRow<Table>,
  from: SQL = sql`WHERE TRUE`,
) {
  const given: Record<string, unknown> = row
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => valueOf(given[key], column))
  const rows = sql`SELECT ${sql.join(values, sql`, `)} ${from}`
  return db.insert(table).select(rows)
}

function valueOf(value: unknown, column: SQLiteColumn): SQL {
  const chosen = value === undefined ? column.default : value
  if (isSql(chosen)) return chosen
  return chosen === null || chosen === undefined ? sql`NULL` : sql`${sql.param(chosen, column)}`
}

const isSql = (value: unknown): value is SQL => typeof value === 'object' && value !== null && 'queryChunks' in value
