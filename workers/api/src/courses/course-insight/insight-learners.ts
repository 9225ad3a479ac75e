import { insightMessages } from '@kere/contracts/courses/course-insight-options'
import { messages } from '@kere/contracts/http/messages'
import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { instantOf } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type ListRequest, pageOf } from '../../kit/lists/keyset.ts'
import { type InsightFilters, selectInsightLearners } from './insight-learners.queries.ts'

/**
 * Silence is asked of those alone who have not finished.
 * @throws {DomainError} `not_found` for all but its educator and admins, `validation_failed`
 */
export async function listInsightLearners(context: Context, request: InsightFilters & ListRequest<'silent'>) {
  const { lesson, stage = 'stopped', silence } = request
  if (stage !== 'stopped' && (lesson === undefined || silence !== undefined))
    throw invalidField('/query/stage', insightMessages.stageNeedsLesson)
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
