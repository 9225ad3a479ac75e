import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import { messages } from '@kere/contracts/http/messages'
import type { ProblemCode } from '@kere/contracts/http/problems'
import type { SignedIn } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import type { CourseToEnrollIn } from './enrollments.queries.ts'

/**
 * Explains why nobody can enroll. A course that was never published is treated as not found (U-26).
 * @param otherwise the refusal if the course is offered
 */
export function refusalOf(
  course: CourseToEnrollIn | undefined,
  { userId, role }: SignedIn,
  otherwise: DomainError,
): DomainError {
  const refuse = (code: ProblemCode, detail: string) => new DomainError(code, detail)
  if (!course) return refuse('not_found', messages.courseNotFound)
  if (course.educatorId === userId) return refuse('own_course', enrollmentMessages.ownCourse)
  if (course.enrollmentId !== null) return refuse('already_enrolled', enrollmentMessages.alreadyEnrolled)
  const isKnown = course.publishedAt !== null || role === 'admin'
  if (!isKnown) return refuse('not_found', messages.courseNotFound)
  return course.isPublished ? otherwise : refuse('course_unavailable', enrollmentMessages.notAvailable)
}
