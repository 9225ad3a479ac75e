import { fellowshipApplicationList } from '@kere/contracts/fellowship/fellowship-review'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { files } from '@kere/d1/schema/base/files'
import {
  fellowshipInterest,
  fellowshipInterestCounts,
  fellowshipReviews,
} from '@kere/d1/schema/fellowship/fellowship-applications'
import { fellowshipTracks } from '@kere/d1/schema/fellowship/fellowship-tracks'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { inDateRange } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { countList, totalOf } from '../../kit/lists/counts.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'
import type { RequestOf } from '../../kit/lists/rows-of.ts'
import { matchesSearch } from '../../kit/lists/search.ts'
import { isBlindRound, isLatestRound } from '../fellowship-rounds/round-rows.ts'
import { hasConflict, organizationsOf } from './conflict-rows.ts'

export type ApplicationRequest = RequestOf<typeof fellowshipApplicationList.address, 'newest' | 'oldest' | 'score'>

const byDate = { listedAt: fellowshipInterest.listedAt, id: fellowshipInterest.id }

export const applicationPage = keyset(fellowshipApplicationList, {
  newest: descending(byDate),
  oldest: ascending(byDate),
  score: descending({ score: fellowshipInterest.score, id: fellowshipInterest.id }),
})

const decider = alias(profiles, 'decider')

/** A version is the difference of two times, because in a blind round a time itself could reveal the applicant. */
export const versionRead = sql`(${fellowshipInterest.updatedAt} - ${fellowshipInterest.createdAt})`

const selectApplications = (db: Database, reviewer: SignedIn) =>
  db
    .select({
      id: fellowshipInterest.id,
      userId: fellowshipInterest.userId,
      track: fellowshipInterest.track,
      round: fellowshipInterest.round,
      listedAt: fellowshipInterest.listedAt,
      name: fellowshipInterest.name,
      email: fellowshipInterest.email,
      organization: fellowshipInterest.organization,
      role: fellowshipInterest.role,
      areaOfInterest: fellowshipInterest.areaOfInterest,
      motivation: fellowshipInterest.motivation,
      phoneNumber: fellowshipInterest.phoneNumber,
      location: fellowshipInterest.location,
      guardianContact: fellowshipInterest.guardianContact,
      linkedinUrl: fellowshipInterest.linkedinUrl,
      preferredMode: fellowshipInterest.preferredMode,
      statementId: fellowshipInterest.statementId,
      statementName: fellowshipInterest.statementName,
      status: fellowshipInterest.status,
      score: fellowshipInterest.score,
      reviewedAt: fellowshipInterest.reviewedAt,
      decidedAt: fellowshipInterest.decidedAt,
      completedAt: fellowshipInterest.completedAt,
      reason: fellowshipInterest.reason,
      version: sql<number>`${versionRead}`.as('version_read'),
      decidedBy: fullName(decider).as('decider_name'),
      isBlind: sql<number>`coalesce(${fellowshipTracks.isBlind}, 0)`.as('is_blind_round'),
      hasConflict: sql<number>`${hasConflict(reviewer)}`.as('has_conflict_now'),
      reviewerOrganizations: sql<string | null>`${organizationsOf(reviewer)}`.as('reviewer_organizations'),
    })
    .from(fellowshipInterest)
    .leftJoin(
      fellowshipTracks,
      and(eq(fellowshipTracks.track, fellowshipInterest.track), eq(fellowshipTracks.round, fellowshipInterest.round)),
    )
    .leftJoin(decider, eq(decider.id, fellowshipInterest.decidedBy))

export type ApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number]

export async function selectApplicationPage(
  db: Database,
  { filters, reviewer, page }: { filters: ApplicationRequest; reviewer: SignedIn; page: PageQuery },
) {
  const where = matches(filters)
  const [rows, counters, latest, [counted]] = await db.batch([
    selectApplications(db, reviewer).where(and(where, page.after)).orderBy(page.orderBy).limit(page.limit),
    db.select().from(fellowshipInterestCounts),
    db
      .select({ track: fellowshipTracks.track, round: fellowshipTracks.round })
      .from(fellowshipTracks)
      .where(isLatestRound),
    countList(db, page, {
      from: fellowshipInterest,
      key: fellowshipInterest.id,
      where,
      known: { status: fellowshipInterestCounts.status, track: fellowshipInterestCounts.track },
    }),
  ])
  return { rows, counters, latest, ...totalOf(counted) }
}

/** S-462. A search finds nothing in a blind round, because finding a name would reveal its applicant. */
const matches = ({ search, track, status, from, to }: ApplicationRequest) =>
  and(
    track === undefined ? undefined : eq(fellowshipInterest.track, track),
    status === undefined ? undefined : eq(fellowshipInterest.status, status),
    inDateRange(fellowshipInterest.listedAt, { from, to }),
    matchesApplicant(search),
  )

function matchesApplicant(search: string | undefined): SQL | undefined {
  const found = matchesSearch(
    {
      table: 'fellowship_interest_search',
      seq: fellowshipInterest.searchRowId,
      texts: sql`${fellowshipInterest.name} || ' ' || ${fellowshipInterest.email} || ' ' || ${fellowshipInterest.organization}`,
    },
    search,
  )
  return found && and(found, sql`NOT ${isBlindRound(fellowshipInterest.track, fellowshipInterest.round)}`)
}

export const selectApplication = (db: Database, id: string, reviewer: SignedIn) =>
  selectApplications(db, reviewer).where(eq(fellowshipInterest.id, id))

export async function selectDetail(db: Database, id: string, reviewer: SignedIn) {
  const {
    applications: [application],
    reviews,
    statements: [statement],
  } = await namedBatch(db, [
    { applications: selectApplication(db, id, reviewer) },
    {
      reviews: db
        .select({
          reviewerId: fellowshipReviews.reviewerId,
          reviewer: fullName(profiles).as('reviewer_name'),
          motivation: fellowshipReviews.motivation,
          fit: fellowshipReviews.fit,
          feasibility: fellowshipReviews.feasibility,
          note: fellowshipReviews.note,
          hasConflict: fellowshipReviews.hasConflict,
        })
        .from(fellowshipReviews)
        .innerJoin(profiles, eq(profiles.id, fellowshipReviews.reviewerId))
        .where(eq(fellowshipReviews.applicationId, id)),
    },
    {
      statements: db
        .select({ size: files.size })
        .from(fellowshipInterest)
        .innerJoin(files, eq(files.id, fellowshipInterest.statementId))
        .where(eq(fellowshipInterest.id, id)),
    },
  ])
  return { application, reviews, statement }
}

interface Review {
  motivation: number | null
  fit: number | null
  feasibility: number | null
  note: string
  hasConflict: boolean
}

/**
 * Saves a review. The points of a reviewer with a declared conflict do not count.
 * @returns whether the application has not changed since it was read
 */
export async function upsertReview(
  context: Context,
  { id, reviewer, review, version }: { id: string; reviewer: SignedIn; review: Review; version: number },
): Promise<boolean> {
  const { db, at } = context
  const isMeant = and(eq(fellowshipInterest.id, id), sql`${versionRead} = ${version}`)
  const points = (name: 'motivation' | 'fit' | 'feasibility') => sql`${fellowshipReviews[name]}`
  const mean = sql`(SELECT coalesce(CAST(round(100.0 * (total(${points('motivation')}) + total(${points('fit')}) + total(${points('feasibility')}))
    / nullif(count(${points('motivation')}) + count(${points('fit')}) + count(${points('feasibility')}), 0)) AS INTEGER), 0)
    FROM ${fellowshipReviews} WHERE ${fellowshipReviews.applicationId} = ${id} AND ${fellowshipReviews.hasConflict} = 0)`
  const { isDone } = await actBatch(context, [
    {
      done: insertSelect(
        db,
        fellowshipReviews,
        { applicationId: id, reviewerId: reviewer.userId, ...review, updatedAt: at },
        sql`FROM ${fellowshipInterest} WHERE ${isMeant}`,
      )
        .onConflictDoUpdate({
          target: [fellowshipReviews.applicationId, fellowshipReviews.reviewerId],
          set: { ...review, updatedAt: at },
        })
        .returning({ applicationId: fellowshipReviews.applicationId }),
    },
    db
      .update(fellowshipInterest)
      .set({ score: mean, reviewedAt: sql`coalesce(${fellowshipInterest.reviewedAt}, ${at})` })
      .where(isMeant),
  ])
  return isDone
}
