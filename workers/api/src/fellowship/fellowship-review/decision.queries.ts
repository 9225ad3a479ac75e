import { fellowshipInterest, fellowshipInterestCounts } from '@kere/d1/schema/fellowship/fellowship-applications'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { change, undo } from '../../http/change.ts'
import { hasConflict } from './conflict-rows.ts'
import { versionRead } from './review.queries.ts'

interface Decision {
  id: string
  admin: SignedIn
  status: 'approved' | 'rejected'
  reason: string | null
  version: number
}

const hasPlace = sql`NOT EXISTS (SELECT 1 FROM ${fellowshipTracks} JOIN ${fellowshipInterestCounts}
  ON ${fellowshipInterestCounts.track} = ${fellowshipTracks.track} AND ${fellowshipInterestCounts.round} = ${fellowshipTracks.round}
  AND ${fellowshipInterestCounts.status} = 'approved'
  WHERE ${fellowshipTracks.track} = ${fellowshipInterest.track} AND ${fellowshipTracks.round} = ${fellowshipInterest.round}
  AND ${fellowshipInterestCounts.count} >= ${fellowshipTracks.capacity})`

export const updateToDecided = (context: Context, { id, admin, status, reason, version }: Decision) =>
  change(context, fellowshipInterest, {
    id,
    when: and(
      eq(fellowshipInterest.status, 'pending'),
      sql`${versionRead} = ${version}`,
      sql`NOT ${hasConflict(admin)}`,
      status === 'approved' ? hasPlace : undefined,
    ),
    set: {
      status,
      reason,
      decidedAt: context.at,
      decidedBy: admin.userId,
      reviewedAt: sql`coalesce(${fellowshipInterest.reviewedAt}, ${context.at})`,
    },
    audit: { action: `fellowship.${status}`, subject: 'fellowship_interest' },
    mails: [
      {
        template: `fellowship_${status}`,
        to: { userId: fellowshipInterest.userId, address: fellowshipInterest.email },
        join: sql`JOIN ${profiles} ON ${profiles.id} = ${fellowshipInterest.userId}`,
        details: {
          firstName: profiles.firstName,
          track: fellowshipInterest.track,
          round: sql`CAST(${fellowshipInterest.round} AS TEXT)`,
          reason: reason ?? '',
          applicationId: fellowshipInterest.id,
        },
      },
    ],
    undoable: true,
  })

export const updateToUndone = (context: Context, id: string) =>
  undo(context, fellowshipInterest, {
    id,
    when: sql`${fellowshipInterest.completedAt} IS NULL`,
    set: { status: 'pending', decidedAt: null, decidedBy: null, reason: null },
    audit: {
      action: 'fellowship.decision_undone',
      subject: 'fellowship_interest',
      detail: sql`json_object('was', ${fellowshipInterest.status})`,
    },
  })
