import type { FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { isLatestRound } from './round-rows.ts'
import { firstRound } from './rounds.domain.ts'

export const selectRounds = (db: Database) => db.select().from(fellowshipTracks).where(isLatestRound)

export type RoundRow = Omit<typeof fellowshipTracks.$inferSelect, 'updatedAt'>

export type RoundChange = Partial<Omit<RoundRow, 'track' | 'round'>>

/** Tells whether any value differs from the stored one, so that saving equal values is no change. */
function differs(change: RoundChange): SQL {
  const columns = getTableColumns(fellowshipTracks)
  const parts = Object.entries(change).map(([name, value]) => {
    const column = Object.entries(columns).find(([each]) => each === name)?.[1]
    if (!column) throw new Error(`A round has no ${name}`)
    return sql`${column} IS NOT ${sql.param(value, column)}`
  })
  return parts.length > 0 ? sql`(${sql.join(parts, sql` OR `)})` : sql`FALSE`
}

/** @returns the round as it is then */
export async function updateRound(
  context: Context,
  { track, change }: { track: FellowshipTrack; change: RoundChange },
) {
  const { db, at } = context
  const isMeant = and(eq(fellowshipTracks.track, track), isLatestRound)
  const {
    rows: [row],
  } = await namedBatch(db, [
    insertSelect(
      db,
      fellowshipTracks,
      { ...firstRound(track), updatedAt: at },
      sql`WHERE NOT EXISTS (SELECT 1 FROM ${fellowshipTracks} WHERE ${fellowshipTracks.track} = ${track})`,
    ),
    insertAuditRow(context, {
      action: 'fellowship_round.changed',
      subject: { type: 'fellowship_track', id: track },
      detail: { fields: Object.keys(change).toSorted().join(', ') },
      from: sql`FROM ${fellowshipTracks} WHERE ${isMeant} AND ${differs(change)}`,
    }),
    db
      .update(fellowshipTracks)
      .set({ ...change, updatedAt: at })
      .where(and(isMeant, differs(change))),
    { rows: db.select().from(fellowshipTracks).where(isMeant) },
  ])
  return row
}

/**
 * Begins a new round. If two admins do so at the same time, only one succeeds.
 * @returns the current round
 */
export async function insertRound(context: Context, { track, after }: { track: FellowshipTrack; after: number }) {
  const { db, at } = context
  const isLast = sql`${after} = coalesce((SELECT max(latest.round) FROM fellowship_tracks AS latest
    WHERE latest.track = ${track}), 1)`
  const {
    rows: [row],
  } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'fellowship_round.begun',
      subject: { type: 'fellowship_track', id: track },
      detail: { round: after + 1 },
      from: sql`WHERE ${isLast}`,
    }),
    insertSelect(
      db,
      fellowshipTracks,
      { ...firstRound(track), round: after + 1, isOpen: false, updatedAt: at },
      sql`WHERE ${isLast}`,
    ),
    {
      rows: db
        .select()
        .from(fellowshipTracks)
        .where(and(eq(fellowshipTracks.track, track), isLatestRound)),
    },
  ])
  return row
}
