import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'

const rowsPerStatement = 250

/** Inserts rows, and skips those whose id or unique key already exists. */
export const insertRows = <Table extends SQLiteTable>(
  db: LocalDatabase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  condition?: string,
): LocalStatement[] => writeRows(db, table, rows, () => '', condition)

/** Inserts rows and overwrites those whose id already exists. A row that conflicts in another unique key is skipped. */
export const upsertRows = <Table extends SQLiteTable>(
  db: LocalDatabase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  condition?: string,
): LocalStatement[] =>
  writeRows(
    db,
    table,
    rows,
    (columns) => {
      const keys = keysOf(table, columns)
      const values = columns.filter((column) => !keys.includes(column)).map(({ name }) => `${name} = excluded.${name}`)
      return `ON CONFLICT (${keys.map(({ name }) => name).join(', ')}) DO UPDATE SET ${values.join(', ')}`
    },
    condition,
  )

function keysOf(table: SQLiteTable, columns: readonly Column[]): readonly Column[] {
  const own = columns.find(({ name }) => name === 'id') ?? columns.find(({ primary }) => primary)
  const keys = own ? [own] : getTableConfig(table).primaryKeys[0]?.columns
  if (!keys) throw new Error(`${getTableName(table)} has no key to find its rows by`)
  return keys
}

/**
 * All rows are bound as one JSON parameter, because D1 allows a statement 100 parameters, which would be five courses.
 */
function writeRows<Table extends SQLiteTable>(
  db: LocalDatabase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onSameId: (columns: readonly Column[]) => string,
  condition = 'true',
): LocalStatement[] {
  if (rows.length === 0) return []

  // A field that only some rows have becomes NULL in the others.
  const keys = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.has(key))
  const names = columns.map(([, column]) => column.name).join(', ')
  const values = columns.map(([key]) => `value ->> '${key}'`).join(', ')
  const conflicts = `${onSameId(columns.map(([, column]) => column))} ON CONFLICT DO NOTHING`
  const sql = `INSERT INTO ${getTableName(table)} (${names}) SELECT ${values} FROM json_each(?) WHERE ${condition} ORDER BY key ${conflicts}`

  const statements = []
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    statements.push(db.prepare(sql).bind(JSON.stringify(rows.slice(start, start + rowsPerStatement))))
  }
  return statements
}
