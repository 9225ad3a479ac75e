import { getTableColumns } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod/mini'

type Columns<Table extends SQLiteTable> = Table['_']['columns']

/** Selects the columns that have the name of one of the item's fields. */
export function columnsOf<Table extends SQLiteTable, Shape extends z.core.$ZodShape>(
  table: Table,
  { shape }: z.ZodMiniObject<Shape>,
) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in shape)
  // The cast is needed because `fromEntries` forgets the names.
  return Object.fromEntries(columns) as Pick<Columns<Table>, keyof Shape & keyof Columns<Table>>
}
