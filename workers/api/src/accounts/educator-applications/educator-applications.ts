import { limits } from '@kere/contracts/http/limits'
import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { dayInIndia } from '../../base/days.ts'
import { bornBy } from '../../base/age.ts'
import { insertApplication } from './apply.queries.ts'
import { educatorApplications, type getEducatorApplication } from '@kere/contracts/accounts/educator-applications'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { instantOf, withInstants } from '../../base/instants.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { type ApplicationRow, applicationRows, selectApplication, type SummaryRow } from './applications.queries.ts'
import { updateToApproved, updateToRejected, updateToUndone } from './decision.queries.ts'

/** Phone and links are not stored for a person under 18 (C-49). */
export async function applyToTeach(context: Context, answers: EducatorAnswers) {
  const { userId } = requireSignedIn(context)
  const fullAgeIfBornBy = bornBy(dayInIndia(context.at), limits.fullAge)
  const { application, applicant } = await insertApplication(context, { userId, answers, fullAgeIfBornBy })
  if (application) {
    const { id, status, submittedAt } = application
    return { id, status, submittedAt: instantOf(submittedAt) }
  }

  if (!applicant) throw new DomainError('unauthenticated')
  if (!applicant.isOnboarded) throw new DomainError('forbidden', 'Finish your profile first')
  throw new DomainError('already_applied')
}

interface Read {
  id: string
  version?: number | undefined
}

export const approveApplication = async (context: Context, { id, version = 0 }: Read) =>
  answerOf(await updateToApproved(context, { id, version, admin: requireSignedIn(context) }), version)

export const rejectApplication = async (context: Context, { id, version = 0 }: Read, reason: string) =>
  answerOf(await updateToRejected(context, { id, version, admin: requireSignedIn(context), reason }), version)

function answerOf({ isDone, row }: { isDone: boolean; row: ApplicationRow | undefined }, version: number) {
  const application = requireFound(row)
  if (isDone) return toApplication(application)
  if (application.status !== 'pending') throw new DomainError('already_decided')
  throw new DomainError(application.version === version ? 'staff_under_age' : 'changed_since_read')
}

export const getApplication = async ({ db }: Context, id: string) =>
  toApplication(requireFound((await selectApplication(db, id)).at(0)))

const toSummary = ({ userId, name, email, ...row }: SummaryRow) => ({
  ...withInstants(row),
  applicant: { id: userId, name, email },
})

const toApplication = (row: ApplicationRow): EndpointAnswer<typeof getEducatorApplication> => ({
  ...row,
  ...toSummary(row),
})

export const applicationReads = readsOf(educatorApplications, applicationRows, toSummary)

/** Undoes a decision until its email has left. It can be repeated. */
export async function undoDecision(context: Context, id: string): Promise<void> {
  const { isDone, row } = await updateToUndone(context, id)
  if (requireFound(row).status !== 'pending' && !isDone) throw new DomainError('decision_final')
}
