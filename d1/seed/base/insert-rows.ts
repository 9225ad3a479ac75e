import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { LocalDatabase, LocalStatement } from '../../local-database.ts'

const rowsPerStatement = 250
const dayMs = 24 * 60 * 60_000

/** The day that the dates of the seeds are written for. */
const writtenFor = Date.parse('2026-11-15T12:30:00Z')

const queues = new WeakSet<SQLiteTable>()

/** Says that rows of the table wait for somebody: they move on by whole days, so that no queue looks forgotten. */
export function asQueue<Table extends SQLiteTable>(table: Table): Table {
  queues.add(table)
  return table
}

/** Moves the instants of the last weeks before `writtenFor`, because what is older is history. */
function moveOn<Row extends object>(table: SQLiteTable, rows: readonly Row[], now = Date.now()): readonly Row[] {
  const movedMs = Math.max(0, Math.floor((now - writtenFor) / dayMs)) * dayMs
  if (movedMs === 0 || !queues.has(table)) return rows
  const instants = new Set(
    Object.entries(getTableColumns(table))
      .filter(([, { name, dataType }]) => dataType === 'number' && /(?:^|_)at$/.test(name))
      .map(([key]) => key),
  )
  const isRecent = (row: object) =>
    Object.entries(row).some(
      ([key, value]) => instants.has(key) && typeof value === 'number' && value > writtenFor - 31 * dayMs,
    )
  return rows.map((row) =>
    isRecent(row)
      ? // The cast is safe: a number takes the place of a number.
        (Object.fromEntries(
          Object.entries(row).map(([key, value]) => [
            key,
            instants.has(key) && typeof value === 'number' ? value + movedMs : value,
          ]),
        ) as Row)
      : row,
  )
}

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
  const moved = moveOn(table, rows)

  // A field that only some rows have becomes NULL in the others.
  const keys = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.has(key))
  const names = columns.map(([, column]) => column.name).join(', ')
  const values = columns.map(([key]) => `value ->> '${key}'`).join(', ')
  const conflicts = `${onSameId(columns.map(([, column]) => column))} ON CONFLICT DO NOTHING`
  const sql = `INSERT INTO ${getTableName(table)} (${names}) SELECT ${values} FROM json_each(?) WHERE ${condition} ORDER BY key ${conflicts}`

  const statements = []
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    statements.push(db.prepare(sql).bind(JSON.stringify(moved.slice(start, start + rowsPerStatement))))
  }
  return statements
}
