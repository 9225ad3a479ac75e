import { limits } from '@kere/contracts/limits'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { toSummary } from './course-summary.ts'
import { topUp } from './courses.domain.ts'
import { selectRelatedCourses } from './courses.queries.ts'

export async function listRelatedCourses({ db }: Context, courseId: string) {
  // One more than needed, because it may be among them.
  const related = await selectRelatedCourses(db, courseId, limits.relatedCourses + 1)
  if (!related) throw new DomainError('not_found', messages.courseNotFound)

  const isOther = ({ id }: { id: string }) => id !== courseId
  const sameCategory = related.sameCategory.filter(isOther).slice(0, limits.relatedCourses)
  return { items: topUp(sameCategory, related.sameLevel.filter(isOther), limits.relatedCourses).map(toSummary) }
}
