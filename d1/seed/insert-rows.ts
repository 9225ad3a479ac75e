import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { LocalDatabase, LocalStatement } from '../local-database.ts'

const rowsPerStatement = 250

/**
 * Leaves rows whose id or unique key is there already. One JSON parameter: D1 allows a statement 100, which would be five
 * courses.
 */
export function insertRows<Table extends SQLiteTable>(
  db: LocalDatabase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): LocalStatement[] {
  const [first] = rows
  if (!first) return []

  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const names = columns.map(([, column]) => column.name).join(', ')
  const values = columns.map(([key]) => `value ->> '${key}'`).join(', ')
  const sql = `INSERT INTO ${getTableName(table)} (${names}) SELECT ${values} FROM json_each(?) WHERE true ORDER BY key ON CONFLICT DO NOTHING`

  const statements = []
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    statements.push(db.prepare(sql).bind(JSON.stringify(rows.slice(start, start + rowsPerStatement))))
  }
  return statements
}
