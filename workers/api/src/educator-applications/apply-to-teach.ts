import { limits } from '@kere/contracts/limits'
import type { EducatorAnswers } from '@kere/contracts/educator-profile'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { dayInIndia } from '../lists/days.ts'
import { bornBy } from '../age.ts'
import { insertApplication } from './apply.queries.ts'

/** Under 18 neither phone nor links are kept (C-49). @throws {DomainError} `already_applied`, `forbidden` */
export async function applyToTeach(context: Context, answers: EducatorAnswers) {
  const { userId } = requireSignedIn(context)
  const fullAgeIfBornBy = bornBy(dayInIndia(context.now()), limits.fullAge)
  const { application, applicant } = await insertApplication(context, { userId, answers, fullAgeIfBornBy })
  if (application) {
    const { id, status, submittedAt } = application
    return { id, status, submittedAt: new Date(submittedAt).toISOString() }
  }

  if (!applicant) throw new DomainError('unauthenticated')
  if (!applicant.isOnboarded) throw new DomainError('forbidden', 'Finish your profile first')
  throw new DomainError('already_applied')
}
