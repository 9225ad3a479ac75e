import type { CourseLearnerSort } from '@kere/contracts/course-authoring-options'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { instantOf, instantOrNull } from '../instants.ts'
import { type ListRequest, pageOf } from '../lists/keyset.ts'
import { averageProgressOf } from './course-draft-answer.ts'
import { courseLearnerPage, type LearnerFilters, selectCourseLearners } from './course-learners.queries.ts'

/** Names and progress, no address and no notes. @throws {DomainError} `not_found` for all but its educator and admins */
export async function listCourseLearners(context: Context, request: LearnerFilters & ListRequest<CourseLearnerSort>) {
  const page = courseLearnerPage(request)
  const asker = { author: requireSignedIn(context), now: context.now() }
  const { course, rows, total } = await selectCourseLearners(context.db, request, page, asker)
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  const { progressTotal: _, ...summary } = course
  return {
    ...pageOf(page, rows, ({ createdAt, lastOpenedAt, completedAt, ...row }) => ({
      ...row,
      enrolledAt: instantOf(createdAt),
      lastOpenedAt: instantOrNull(lastOpenedAt),
      completedAt: instantOrNull(completedAt),
    })),
    total,
    totalIsLowerBound: total >= page.countUpTo,
    course: { ...summary, averageProgress: averageProgressOf(course) },
  }
}
