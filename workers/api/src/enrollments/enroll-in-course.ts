import { enrollmentMessages } from '@kere/contracts/enrollment-options'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { insertEnrollment } from './enrollments.queries.ts'
import { refusalOf } from './refusal.ts'

/** @throws {DomainError} `not_found`, `own_course`, `already_enrolled`, `course_unavailable`, `course_not_free` */
export async function enrollInCourse(context: Context, courseId: string) {
  const learner = requireSignedIn(context)
  const { enrollment, course } = await insertEnrollment(context, { courseId, learner })
  if (!enrollment || !course)
    throw refusalOf(course, learner, new DomainError('course_not_free', enrollmentMessages.notFree))
  return {
    id: enrollment.id,
    course: { id: courseId, title: course.title },
    enrolledAt: new Date(enrollment.createdAt).toISOString(),
  }
}
