import { instantOf, instantOrNull } from '../../base/instants.ts'
import { applicationStatuses, fellowshipTracks } from '@kere/contracts/fellowship/fellowship-options'
import type {
  getFellowshipApplication,
  listFellowshipApplications,
  reviewFellowshipApplication,
} from '@kere/contracts/fellowship/fellowship-review'
import type { EndpointAnswer, EndpointRequest } from '@kere/contracts/http/endpoint'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { createDocumentLink } from '../../kit/documents/documents.ts'
import { countEach } from '../../kit/lists/counts.ts'
import { pageOf } from '../../kit/lists/keyset.ts'
import { updateToCompleted, updateToNotCompleted } from './fellowship-certificates.queries.ts'
import { updateToDecided, updateToUndone } from './decision.queries.ts'
import { isOfSameOrganization } from './conflict-rows.ts'
import {
  applicationPage,
  type ApplicationRow,
  type ApplicationRequest,
  selectApplicationPage,
  selectApplication,
  selectDetail,
  upsertReview,
} from './review.queries.ts'

type Detail = EndpointAnswer<typeof getFellowshipApplication>

export async function listApplications(
  context: Context,
  request: ApplicationRequest,
): Promise<EndpointAnswer<typeof listFellowshipApplications>> {
  const page = applicationPage(request)
  const { rows, counters, latest, total, totalIsLowerBound } = await selectApplicationPage(context.db, {
    filters: request,
    reviewer: requireSignedIn(context),
    page,
  })
  const sum = (isMeant: (counter: (typeof counters)[number]) => boolean) =>
    counters.filter(isMeant).reduce((all, { count }) => all + count, 0)
  return {
    ...pageOf(page, rows, toItem),
    total,
    totalIsLowerBound,
    counts: countEach(applicationStatuses, (status) => sum((counter) => counter.status === status)),
    tracks: fellowshipTracks.map((track) => {
      const round = latest.find((each) => each.track === track)?.round ?? 1
      return {
        track,
        total: sum((counter) => counter.track === track),
        pending: sum((counter) => counter.track === track && counter.status === 'pending'),
        approvedInRound: sum(
          (counter) => counter.track === track && counter.round === round && counter.status === 'approved',
        ),
      }
    }),
  }
}

export async function getApplication(context: Context, id: string): Promise<Detail> {
  const reviewer = requireSignedIn(context)
  const { application, reviews, statement } = await selectDetail(context.db, id, reviewer)
  if (!application) throw new DomainError('not_found')
  const own = reviews.find(({ reviewerId }) => reviewerId === reviewer.userId)
  const { motivation, role, listedAt, reviewedAt, decidedAt, reason, preferredMode, statementName } = application
  const isBlind = application.isBlind === 1
  const unlessBlind = <Value>(value: Value) => (isBlind ? null : value)
  const item = toItem(application)
  return {
    ...item,
    motivation,
    role,
    reason,
    phoneNumber: unlessBlind(application.phoneNumber),
    location: unlessBlind(application.location),
    guardianContact: unlessBlind(application.guardianContact),
    linkedinUrl: unlessBlind(application.linkedinUrl),
    preferredMode,
    statement: statement ? { name: unlessBlind(statementName), size: statement.size } : null,
    review: own
      ? {
          motivation: own.motivation,
          fit: own.fit,
          feasibility: own.feasibility,
          note: own.note,
          hasDeclaredConflict: own.hasConflict,
        }
      : { motivation: null, fit: null, feasibility: null, note: '', hasDeclaredConflict: false },
    otherReviews: reviews
      .filter(({ reviewerId, hasConflict }) => reviewerId !== reviewer.userId && !hasConflict)
      .map(({ reviewer: name, motivation: moving, fit, feasibility, note }) => ({
        reviewer: name ?? '',
        motivation: moving,
        fit,
        feasibility,
        note,
      })),
    history: [
      { at: instantOf(listedAt), label: 'Applied', by: null },
      ...(reviewedAt === null ? [] : [{ at: instantOf(reviewedAt), label: 'Review began', by: null }]),
      ...(decidedAt === null ? [] : [{ at: instantOf(decidedAt), label: 'Decided', by: item.decidedBy }]),
      ...(item.completedAt === null ? [] : [{ at: item.completedAt, label: 'Completed', by: null }]),
    ],
  }
}

interface Read {
  id: string
  version?: number | undefined
}

export async function approve(context: Context, read: Read) {
  return decide(context, { ...read, status: 'approved', reason: null })
}

export async function reject(context: Context, read: Read, reason: string) {
  return decide(context, { ...read, status: 'rejected', reason })
}

async function decide(
  context: Context,
  { id, version = 0, ...decision }: Read & { status: 'approved' | 'rejected'; reason: string | null },
) {
  const admin = requireSignedIn(context)
  const { status, hasConflict } = await getApplication(context, id)
  if (status === 'pending' && hasConflict) throw new DomainError('conflict_of_interest')
  const { isDone } = await updateToDecided(context, { id, admin, version, ...decision })
  const detail = await getApplication(context, id)
  if (isDone) return detail
  if (detail.status !== 'pending') throw new DomainError('fellowship_decided')
  if (detail.version !== version) throw new DomainError('changed_since_read')
  throw new DomainError(detail.hasConflict ? 'conflict_of_interest' : 'fellowship_full')
}

/** Undoes a decision. It can be repeated. */
export async function undoDecision(context: Context, id: string) {
  const { isDone: isUndone } = await updateToUndone(context, id)
  const detail = await getApplication(context, id)
  if (!isUndone && detail.status !== 'pending') throw new DomainError('fellowship_final')
  return { isUndone, detail }
}

/** @throws {DomainError} `not_found`, `fellowship_not_approved` */
export async function completeFellowship(context: Context, id: string) {
  const { isDone: isCompleted } = await updateToCompleted(context, { id, admin: requireSignedIn(context) })
  const detail = await getApplication(context, id)
  if (detail.completedAt === null) throw new DomainError('fellowship_not_approved')
  return { isCompleted, detail }
}

/**
 * Repeating the call changes nothing.
 * @throws {DomainError} `not_found`, `fellowship_final`
 */
export async function undoFellowshipCompletion(context: Context, id: string) {
  const { isDone: isUndone } = await updateToNotCompleted(context, id)
  const detail = await getApplication(context, id)
  if (!isUndone && detail.completedAt !== null) throw new DomainError('fellowship_final')
  return { isUndone, detail }
}

export async function saveReview(
  context: Context,
  { id, version = 0 }: Read,
  { hasDeclaredConflict, ...review }: EndpointRequest<typeof reviewFellowshipApplication>['body'],
) {
  const reviewer = requireSignedIn(context)
  const isSaved = await upsertReview(context, {
    id,
    reviewer,
    version,
    review: { ...review, hasConflict: hasDeclaredConflict },
  })
  const detail = await getApplication(context, id)
  if (!isSaved) throw new DomainError('changed_since_read')
  return detail
}

export async function linkStatement(context: Context, id: string) {
  const [application] = await selectApplication(context.db, id, requireSignedIn(context))
  if (!application?.statementId) throw new DomainError('not_found')
  return createDocumentLink(context, {
    fileId: application.statementId,
    action: 'fellowship.statement_downloaded',
    subject: { type: 'fellowship_interest', id },
  })
}

function toItem(row: ApplicationRow) {
  const { id, track, round, listedAt, role, areaOfInterest, status, score, decidedAt, decidedBy } = row
  const isBlind = row.isBlind === 1
  return {
    id,
    track,
    round,
    createdAt: instantOf(listedAt),
    name: isBlind ? null : row.name,
    email: isBlind ? null : row.email,
    organization: isBlind ? null : row.organization,
    role,
    areaOfInterest,
    status,
    version: row.version,
    isBlind,
    score: score === 0 ? null : score / 100,
    decidedAt: decidedAt === null ? null : instantOf(decidedAt),
    decidedBy,
    completedAt: instantOrNull(row.completedAt),
    hasConflict: row.hasConflict === 1 || isOfSameOrganization(row.organization, row.reviewerOrganizations),
  }
}
