import { messages } from '@kere/contracts/http/messages'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { type InsightFilters, selectInsightLearners } from './insight-learners.queries.ts'

/** @throws {DomainError} `not_found` for all but its educator and admins */
export async function listInsightLearners(context: Context, request: InsightFilters & ListRequest<'silent'>) {
  const { page, course, rows, total } = await selectInsightLearners(context, request, requireSignedIn(context))
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  return {
    ...pageOf(page, rows, ({ lessonId, lessonTitle, lastActiveAt, ...row }) => ({
      ...row,
      lesson: lessonId === null || lessonTitle === null ? null : { id: lessonId, title: lessonTitle },
      lastActiveAt: instantOf(lastActiveAt),
    })),
    total,
    totalIsLowerBound: total >= page.countLimit,
    course,
  }
}
