import { messages } from '@kere/contracts/http/messages'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { updateFeatured } from './all-courses.queries.ts'

/**
 * Features a course, or ends that. Only a published course can be featured (U-18).
 * @throws {DomainError} `not_found`, `course_not_published`
 */
export async function setFeatured(context: Context, courseId: string, isFeatured: boolean) {
  const { isDone, row: course } = await updateFeatured(context, { id: courseId, isFeatured })
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  if (course.featured !== isFeatured) throw new DomainError('course_not_published')
  return { isChanged: isDone }
}
