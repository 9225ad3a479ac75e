import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { outbox } from '@kere/d1/schema/console/outbox'
import { fellowshipInterest, fellowshipInterestCounts } from '@kere/d1/schema/fellowship/fellowship-interest'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { hasConflict } from './conflict-rows.ts'
import { versionRead } from './review.queries.ts'

interface Decision {
  id: string
  admin: SignedIn
  status: 'approved' | 'rejected'
  reason: string | null
  version: number
}

/** Each statement asks whether it is open, as it was read, and there is a place, and the last closes it. @returns whether this decided it */
export async function updateToDecided(
  context: Context,
  { id, admin, status, reason, version }: Decision,
): Promise<boolean> {
  const { db, at } = context
  const hasPlace = sql`NOT EXISTS (SELECT 1 FROM ${fellowshipTracks} JOIN ${fellowshipInterestCounts}
    ON ${fellowshipInterestCounts.track} = ${fellowshipTracks.track} AND ${fellowshipInterestCounts.round} = ${fellowshipTracks.round}
    AND ${fellowshipInterestCounts.status} = 'approved'
    WHERE ${fellowshipTracks.track} = ${fellowshipInterest.track} AND ${fellowshipTracks.round} = ${fellowshipInterest.round}
    AND ${fellowshipInterestCounts.count} >= ${fellowshipTracks.capacity})`
  const isOpen = and(
    eq(fellowshipInterest.id, id),
    eq(fellowshipInterest.status, 'pending'),
    sql`${versionRead} = ${version}`,
    sql`NOT ${hasConflict(admin)}`,
    status === 'approved' ? hasPlace : undefined,
  )
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: `fellowship.${status}`,
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'fellowship_interest', id },
      from: sql`FROM ${fellowshipInterest} WHERE ${isOpen}`,
    }),
    insertOutboxRow(context, {
      template: `fellowship_${status}`,
      userId: sql`${fellowshipInterest.userId}`,
      to: sql`${fellowshipInterest.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'track', ${fellowshipInterest.track},
        'round', CAST(${fellowshipInterest.round} AS TEXT), 'reason', ${reason ?? ''}, 'applicationId', ${fellowshipInterest.id})`,
      holdSeconds: limits.undoSeconds,
      from: sql`FROM ${fellowshipInterest} JOIN ${profiles} ON ${profiles.id} = ${fellowshipInterest.userId} WHERE ${isOpen}`,
    }),
    {
      done: db
        .update(fellowshipInterest)
        .set({
          status,
          reason,
          decidedAt: at,
          decidedBy: admin.userId,
          reviewedAt: sql`coalesce(${fellowshipInterest.reviewedAt}, ${at})`,
        })
        .where(isOpen),
    },
  ])
  return isDone
}

/** One decision has one email: another is taken back with its own. */
const isOfDecision = sql`${outbox.template} = 'fellowship_' || ${fellowshipInterest.status}`

/** C-26: while the email waits, for ten seconds. Each statement asks for it, and the last deletes it. @returns whether it was undone */
export async function updateToUndone(context: Context, { id, admin }: { id: string; admin: SignedIn }) {
  const { db, at } = context
  const held = sql`FROM ${outbox} JOIN ${fellowshipInterest} ON ${fellowshipInterest.userId} = ${outbox.userId}
    WHERE ${fellowshipInterest.id} = ${id} AND ${fellowshipInterest.decidedAt} > ${at - limits.undoSeconds * 1000}
    AND ${isOfDecision} AND json_extract(${outbox.details}, '$.applicationId') = ${id} AND ${outbox.state} = 'pending' AND ${outbox.attempts} = 0`
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'fellowship.decision_undone',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'fellowship_interest', id },
      detail: sql`json_object('was', ${fellowshipInterest.status})`,
      from: held,
    }),
    {
      done: db.delete(outbox).where(sql`${outbox.id} = (SELECT ${outbox.id} ${held})`),
    },
    db
      .update(fellowshipInterest)
      .set({ status: 'pending', decidedAt: null, decidedBy: null, reason: null })
      .where(
        and(
          eq(fellowshipInterest.id, id),
          sql`${fellowshipInterest.decidedAt} > ${at - limits.undoSeconds * 1000}`,
          sql`NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.userId} = ${fellowshipInterest.userId}
            AND ${isOfDecision} AND json_extract(${outbox.details}, '$.applicationId') = ${id})`,
        ),
      ),
  ])
  return isDone
}
