import { t } from '@kere/brand/messages'
import { fellowshipTracks as tracks } from '@kere/contracts/fellowship/fellowship-options'
import { limits } from '@kere/contracts/http/limits'
import {
  fellowshipDrafts,
  fellowshipInterest,
  fellowshipInterestCounts,
} from '@kere/d1/schema/fellowship/fellowship-applications'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { eq, sql } from 'drizzle-orm'
import { instantOf } from '../../base/instants.ts'
import { batchPart } from '../../http/batch-part.ts'
import { said } from '../../http/said.ts'
import { isLatestRound } from '../fellowship-rounds/round-rows.ts'
import { firstRound, stateOf } from '../fellowship-rounds/rounds.domain.ts'

const nameOf = (track: string) =>
  said(
    '{track, select, k12 {K-12 Fellowship} college {College Fellowship} other {Professional Fellowship}}',
    { track },
    'Next step',
  )

/** The home shows a decision this long. */
const newsMs = 14 * 24 * 60 * 60 * 1000

export const ownFellowshipFigures = batchPart(
  ({ db, userId, now }) => [
    db.select().from(fellowshipTracks).where(isLatestRound),
    db
      .select({
        track: fellowshipInterest.track,
        createdAt: fellowshipInterest.createdAt,
        decidedAt: fellowshipInterest.decidedAt,
        // A decision that may still be undone is not shown to the applicant (C-26).
        status: sql<(typeof fellowshipInterest.$inferSelect)['status']>`iif(coalesce(${fellowshipInterest.decidedAt}, 0)
          <= ${now - limits.undoSeconds * 1000}, ${fellowshipInterest.status}, 'pending')`.as('told_status'),
      })
      .from(fellowshipInterest)
      .where(eq(fellowshipInterest.userId, userId)),
    db.select({ track: fellowshipDrafts.track }).from(fellowshipDrafts).where(eq(fellowshipDrafts.userId, userId)),
    db.select({ now: sql<number>`${now}`.as('asked_at') }).from(sql`(SELECT 1)`),
  ],
  ([rounds, applications, drafts, [asked]]) => {
    const [latest] = applications.toSorted((one, other) => other.createdAt - one.createdAt)
    return {
      fellowship: {
        open: tracks
          .map((track) => rounds.find((round) => round.track === track) ?? firstRound(track))
          .filter((round) => stateOf(round, asked?.now ?? 0) === 'open')
          .map(({ track, deadline }) => ({ track, deadline: deadline === null ? null : instantOf(deadline) })),
        hasDraft: drafts.length > 0,
        latest: latest ? { track: latest.track, status: latest.status } : null,
      },
    }
  },
  ([rounds, applications, [draft]], now) => {
    const path = '/dashboard/fellowship'
    const ofDraft = draft && rounds.find(({ track }) => track === draft.track)
    const deadline = ofDraft && stateOf(ofDraft, now) === 'open' ? ofDraft.deadline : null
    const decided = applications.find(
      ({ status, decidedAt }) => status !== 'pending' && decidedAt !== null && decidedAt > now - newsMs,
    )
    return [
      ...(draft
        ? [
            {
              id: 'fellowship-draft',
              kind: deadline === null ? ('open' as const) : ('due' as const),
              title: t('Finish your application', 'Next step'),
              text: draft.track ? nameOf(draft.track) : t('Fellowship. Your draft is saved.', 'Next step'),
              at: deadline === null ? null : instantOf(deadline),
              path,
              act: t('Continue', 'Button, next step'),
            },
          ]
        : []),
      ...(decided
        ? [
            {
              id: 'fellowship-decision',
              kind: 'open' as const,
              title: said(
                '{status, select, approved {Your application is approved} other {Your application was not selected}}',
                { status: decided.status },
                'Next step',
              ),
              text: nameOf(decided.track),
              at: null,
              path,
              act: t('See the answer', 'Button, next step'),
            },
          ]
        : []),
    ]
  },
)

export const fellowshipFigures = batchPart(
  ({ db }) => [
    db
      .select({ count: sql<number>`coalesce(sum(${fellowshipInterestCounts.count}), 0)`.as('pending_count') })
      .from(fellowshipInterestCounts)
      .where(eq(fellowshipInterestCounts.status, 'pending')),
  ],
  ([[pending]]) => ({ pendingFellowship: pending?.count ?? 0 }),
)
