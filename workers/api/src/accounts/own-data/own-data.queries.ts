import { type ExportedRows, exportedRows } from '@kere/d1/catalog/data-exports'
import { count, type SQL, sql } from 'drizzle-orm'
import { insertOwnAct } from '../accounts/own-act-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertActRequest } from '../privacy-requests/request-rows.ts'

/** One query reads at most this much, so that memory stays bounded however large the rows are. */
const portion = { rows: 1000, bytes: 2_000_000 }

interface Portion {
  /** The rowids of the portion, as a JSON array. */
  rowids: string
  count: number
}

export interface OwnRows extends ExportedRows {
  portions: readonly Portion[]
}

export async function selectOwnRows(db: Database, { userId }: { userId: string }): Promise<OwnRows[]> {
  const [first, ...others] = exportedRows.map((rows) => selectPortions(db, rows, userId))
  if (!first) return []
  const found = await db.batch([first, ...others])
  // The batch has one result for each table.
  return exportedRows.map((rows, place) => ({ ...rows, portions: found[place]! }))
}

/** A portion ends with its thousandth row, or with the row that reaches the limit of bytes. */
function selectPortions(db: Database, { table, columns, ownedBy }: ExportedRows, userId: string) {
  const bytes = sql.join(
    Object.values(columns).map((column) => sql`coalesce(octet_length(${column}), 0)`),
    sql` + `,
  )
  const sized = db
    .select({ row: sql<number>`rowid`.as('row'), bytes: sql<number>`${bytes}`.as('bytes') })
    .from(table)
    .where(ownedBy(userId))
    .as('sized')
  const before = (sum: SQL, own: SQL, most: number) =>
    sql`(${sum} OVER (ORDER BY ${sized.row}) - ${own}) / ${sql.raw(String(most))}`
  const numbered = db
    .select({
      row: sized.row,
      portion: sql<number>`${before(sql`row_number()`, sql`1`, portion.rows)}
        + ${before(sql`sum(${sized.bytes})`, sql`${sized.bytes}`, portion.bytes)}`.as('portion'),
    })
    .from(sized)
    .as('numbered')
  return db
    .select({
      rowids: sql<string>`json_group_array(${numbered.row})`.as('rowids'),
      count: count().as('row_count'),
    })
    .from(numbered)
    .groupBy(sql`${numbered.portion}`)
    .orderBy(sql`${numbered.portion}`)
}

export const insertDownload = (context: Context, actor: SignedIn) =>
  context.db.batch([
    ...insertOwnAct(context, actor, {
      action: 'own_data.downloaded',
      template: 'own_data_downloaded',
      details: { at: new Date(context.at).toISOString() },
    }),
    insertActRequest(context, { filedBy: 'self', userId: actor.userId }),
  ])

export const selectPortion = (db: Database, { table, columns }: ExportedRows, { rowids }: Portion) =>
  db
    .select(columns)
    .from(table)
    .where(sql`rowid IN (SELECT value FROM json_each(${rowids}))`)
