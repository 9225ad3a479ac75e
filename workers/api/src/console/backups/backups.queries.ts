import { backedUpTables, type BackedUpTable } from '@kere/d1/catalog/backups'
import { backups } from '@kere/d1/schema/console/backups'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { admins, insertOutboxRows, type MailContext, toAdmins } from '../../http/outbox-row.ts'

export { backedUpTables }

export type Backup = typeof backups.$inferSelect

/** @returns the backup of the day if it is unfinished and nobody else copies a part of it */
export async function claimBackup(
  db: Database,
  { day, at, leasedUntil }: { day: string; at: number; leasedUntil: number },
) {
  const claimed = await db
    .update(backups)
    .set({ leasedUntil })
    .where(and(eq(backups.day, day), isNull(backups.finishedAt), lte(backups.leasedUntil, at)))
    .returning()
  return claimed.at(0)
}

/** @returns false if the day has its backup */
export async function insertBackup(db: Database, backup: Pick<Backup, 'day' | 'startedAt' | 'rowsAtOnce'>) {
  const inserted = await db
    .insert(backups)
    .values({ ...backup, migration: lastMigration })
    .onConflictDoNothing()
    .returning({ day: backups.day })
  return inserted.length > 0
}

const lastMigration = sql<string>`(SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1)`

/** Stores how far the backup has come, and lets go of it. */
export const updateBackup = (db: Database, { day }: Pick<Backup, 'day'>, values: Partial<Backup>) =>
  db.update(backups).set(values).where(eq(backups.day, day))

/** The failure at which admins are told, once: one or two pass by themselves. */
export const toldAt = 3

/** Stores why a part was not copied, and tells admins where it is not the first time. */
export async function updateToFailed(
  context: MailContext,
  { day }: Pick<Backup, 'day'>,
  { error, leasedUntil }: { error: string; leasedUntil: number },
) {
  const { db } = context
  await db.batch([
    db
      .update(backups)
      .set({ failures: sql`failures + 1`, error, leasedUntil })
      .where(eq(backups.day, day)),
    insertOutboxRows(context, {
      template: 'backup_fails',
      ...toAdmins,
      details: sql`json_object('firstName', profiles.first_name, 'day', ${day}, 'reason', ${error})`,
      from: sql`FROM ${admins} WHERE EXISTS (SELECT 1 FROM backups WHERE day = ${day} AND failures = ${toldAt})`,
    }),
  ])
}

/** Begins a backup anew, after a deployment has changed the tables under it. */
export async function restartIfMigrated(db: Database, { day }: Backup, at: number) {
  const restarted = await db
    .update(backups)
    .set({ migration: lastMigration, startedAt: at, source: '', after: '', part: 0, rows: 0, bytes: 0, leasedUntil: 0 })
    .where(and(eq(backups.day, day), sql`${backups.migration} <> ${lastMigration}`))
    .returning({ day: backups.day })
  return restarted.length > 0
}

export interface Page {
  rows: unknown[][]
  /** The key of the last row. */
  after: string
  isLast: boolean
}

/** Reads rows as they are stored, behind a rowid. */
export async function selectRows(db: Database, table: BackedUpTable, after: string, limit: number): Promise<Page> {
  const columns = ['rowid', ...table.columns].map((name) => `"${name}"`).join(', ')
  const found = await db.$client
    .prepare(`SELECT ${columns} FROM "${table.name}" WHERE rowid > ? ORDER BY rowid LIMIT ?`)
    .bind(after === '' ? Number.MIN_SAFE_INTEGER : Number(after), limit)
    .raw<[rowid: number, ...values: unknown[]]>()
  const last = found.at(-1)?.[0]
  return {
    rows: found.map(([, ...values]) => values),
    after: last === undefined ? after : String(last),
    isLast: found.length < limit,
  }
}

/** Finds the oldest backup that is no longer kept. The first one of a month outlives the others. */
export async function selectExpiredBackup(
  db: Database,
  { dailySince, monthlySince }: Record<'dailySince' | 'monthlySince', string>,
) {
  const isFirstOfMonth = sql`finished_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${backups} AS earlier
    WHERE earlier.day < ${backups.day} AND earlier.day >= substr(${backups.day}, 1, 7) AND earlier.finished_at IS NOT NULL)`
  const found = await db
    .select({ day: backups.day })
    .from(backups)
    .where(sql`${backups.day} < ${dailySince} AND NOT (${backups.day} >= ${monthlySince} AND ${isFirstOfMonth})`)
    .orderBy(backups.day)
    .limit(1)
  return found.at(0)
}

export const deleteBackup = (db: Database, { day }: Pick<Backup, 'day'>) =>
  db.delete(backups).where(eq(backups.day, day))
