import { limits } from '@kere/contracts/http/limits'
import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { dayInIndia } from '../../base/days.ts'
import { bornBy } from '../../base/age.ts'
import { insertApplication } from './apply.queries.ts'
import type * as contract from '@kere/contracts/accounts/educator-applications'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { toApplication, toSummary } from './application-answer.ts'
import {
  selectApplication,
  applicationPage,
  selectApplicationPage,
  type ApplicationRow,
  type ApplicationFilters,
} from './applications.queries.ts'
import { updateToApproved, updateToRejected, updateToUndone } from './decision.queries.ts'
import {
  applicationStatuses,
  type ApplicationSort,
  type ApplicationStatus,
} from '@kere/contracts/accounts/educator-application-options'
import { countEach } from '../../kit/lists/counts.ts'
import { pageOf, type ListRequest } from '../../kit/lists/keyset.ts'

/** Phone and links of people under 18 are not stored (C-49). */
export async function applyToTeach(context: Context, answers: EducatorAnswers) {
  const { userId } = requireSignedIn(context)
  const fullAgeIfBornBy = bornBy(dayInIndia(context.at), limits.fullAge)
  const { application, applicant } = await insertApplication(context, { userId, answers, fullAgeIfBornBy })
  if (application) {
    const { id, status, submittedAt } = application
    return { id, status, submittedAt: new Date(submittedAt).toISOString() }
  }

  if (!applicant) throw new DomainError('unauthenticated')
  if (!applicant.isOnboarded) throw new DomainError('forbidden', 'Finish your profile first')
  throw new DomainError('already_applied')
}

interface Read {
  id: string
  version?: number | undefined
}

export async function approveApplication(
  context: Context,
  { id, version = 0 }: Read,
): Promise<EndpointAnswer<typeof contract.getEducatorApplication>> {
  return answerOf(await updateToApproved(context, { id, version, admin: requireSignedIn(context) }))
}

export async function rejectApplication(
  context: Context,
  { id, version = 0 }: Read,
  reason: string,
): Promise<EndpointAnswer<typeof contract.getEducatorApplication>> {
  return answerOf(await updateToRejected(context, { id, version, admin: requireSignedIn(context), reason }))
}

function answerOf({ isDone, row }: { isDone: boolean; row: ApplicationRow | undefined }) {
  const application = requireFound(row)
  if (!isDone) throw new DomainError(application.status === 'pending' ? 'changed_since_read' : 'already_decided')
  return toApplication(application)
}

export async function getApplication(
  { db }: Context,
  id: string,
): Promise<EndpointAnswer<typeof contract.getEducatorApplication>> {
  const [row] = await selectApplication(db, id)
  return toApplication(requireFound(row))
}

export async function listApplications({ db }: Context, request: ApplicationFilters & ListRequest<ApplicationSort>) {
  const page = applicationPage(request)
  const { rows, counters } = await selectApplicationPage(db, request, page)
  const countOf = (status: ApplicationStatus) => counters.find((counter) => counter.status === status)?.count ?? 0
  return {
    ...pageOf(page, rows, toSummary),
    total: request.status === undefined ? counters.reduce((sum, { count }) => sum + count, 0) : countOf(request.status),
    counts: countEach(applicationStatuses, countOf),
  }
}

/** Possible until the email leaves; idempotent. */
export async function undoDecision(context: Context, id: string): Promise<void> {
  const { isDone, row } = await updateToUndone(context, { id, admin: requireSignedIn(context) })
  if (requireFound(row).status !== 'pending' && !isDone) throw new DomainError('decision_final')
}
