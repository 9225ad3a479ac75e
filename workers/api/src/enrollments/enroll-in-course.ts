import { enrollmentMessages } from '@kere/contracts/enrollment-options'
import { messages } from '@kere/contracts/messages'
import type { ProblemCode } from '@kere/contracts/problems'
import type { Context, SignedIn } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { type CourseToEnrollIn, insertEnrollment } from './enrollments.queries.ts'

/** @throws {DomainError} `not_found`, `own_course`, `already_enrolled`, `course_unavailable`, `course_not_free` */
export async function enrollInCourse(context: Context, courseId: string) {
  const learner = requireSignedIn(context)
  const { enrollment, course } = await insertEnrollment(context, { courseId, learner })
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  if (!enrollment) throw refusalOf(course, learner)
  return {
    id: enrollment.id,
    course: { id: courseId, title: course.title },
    enrolledAt: new Date(enrollment.createdAt).toISOString(),
  }
}

/** What was never published is its educator's business (U-26). */
function refusalOf(course: CourseToEnrollIn, { userId, role }: SignedIn): DomainError {
  const refuse = (code: ProblemCode, detail: string) => new DomainError(code, detail)
  if (course.educatorId === userId) return refuse('own_course', enrollmentMessages.ownCourse)
  if (course.enrollmentId !== null) return refuse('already_enrolled', enrollmentMessages.alreadyEnrolled)
  const isKnown = course.publishedAt !== null || role === 'admin'
  if (!isKnown) return refuse('not_found', messages.courseNotFound)
  return course.isPublished
    ? refuse('course_not_free', enrollmentMessages.notFree)
    : refuse('course_unavailable', enrollmentMessages.notAvailable)
}
