import { type DisclosedRows, disclosedRows } from '@kere/d1/disclosures'
import { profiles } from '@kere/d1/schema/profiles'
import { users } from '@kere/d1/schema/users'
import { eq, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { insertOutboxRow } from '../frame/outbox-row.ts'

export interface OwnRows extends DisclosedRows {
  /** Numbers of the rows, which are read in portions. */
  rowids: readonly number[]
}

/** Writes down that they are asked for, in the same batch. */
export async function selectOwnRows(context: Context, actor: SignedIn): Promise<OwnRows[]> {
  const { db, now } = context
  const { userId } = actor
  const [, , ...found] = await db.batch([
    insertAuditRow(context, {
      action: 'own_data.downloaded',
      outcome: 'succeeded',
      actor,
      subject: { type: 'user', id: userId },
    }),
    insertOutboxRow(context, {
      template: 'own_data_downloaded',
      userId,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'at', ${new Date(now()).toISOString()})`,
      from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${eq(users.id, userId)}`,
    }),
    ...disclosedRows.map(({ table, areOf }) =>
      db
        .select({ rowid: sql<number>`rowid`.as('rowid') })
        .from(table)
        .where(areOf(userId)),
    ),
  ])
  // One result for each of them.
  return disclosedRows.map((rows, place) => ({ ...rows, rowids: found[place]!.map(({ rowid }) => rowid) }))
}

export const selectPortion = (db: Database, { table, columns }: DisclosedRows, rowids: readonly number[]) =>
  db
    .select(columns)
    .from(table)
    .where(sql`rowid IN (SELECT value FROM json_each(${JSON.stringify(rowids)}))`)
