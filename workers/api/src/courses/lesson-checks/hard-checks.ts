import { type FirstTryResult, hardCheckMessages } from '@kere/contracts/courses/hard-checks-options'
import { messages } from '@kere/contracts/http/messages'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { selectCheckLearners } from './hard-check-learners.queries.ts'
import { discriminationOf, type Tally } from './hard-checks.domain.ts'
import { selectHardChecks } from './hard-checks.queries.ts'

interface Mistake {
  answer: string[]
  count: number
}

/** @throws {DomainError} `not_found` for all but its educator and admins */
export async function listHardChecks(context: Context, request: { course: string } & ListRequest<'hardest'>) {
  const { page, course, rows, total } = await selectHardChecks(context, request, requireSignedIn(context))
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  return {
    ...pageOf(page, rows, ({ id, kind, question, lessonId, lessonTitle, ...row }) => {
      // The statement writes both texts, so the casts are safe.
      const tallies = JSON.parse(row.tallies) as Tally[]
      const mistake = row.mistake === null ? null : (JSON.parse(row.mistake) as Mistake)
      return {
        id,
        kind,
        question,
        lesson: { id: lessonId, title: lessonTitle },
        triedCount: tallies.reduce((sum, { count }) => sum + count, 0),
        rightCount: tallies.reduce((sum, { isRight, count }) => sum + isRight * count, 0),
        discrimination: discriminationOf(tallies),
        mistake,
      }
    }),
    total,
    totalIsLowerBound: false,
    course,
  }
}

interface LearnerRequest extends ListRequest<'wrong_first'> {
  course: string
  check: string
  result?: FirstTryResult | undefined
}

/** @throws {DomainError} `not_found` for all but the educator of the course and admins */
export async function listCheckLearners(context: Context, request: LearnerRequest) {
  const { page, check, rows, total } = await selectCheckLearners(context, request, requireSignedIn(context))
  if (!check) throw new DomainError('not_found', hardCheckMessages.checkNotFound)
  return {
    ...pageOf(page, rows, ({ id, name, isRight }) => ({ id, name, isRight: isRight === 1 })),
    total,
    totalIsLowerBound: false,
    check,
  }
}
