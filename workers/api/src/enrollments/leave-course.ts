import { enrollmentMessages } from '@kere/contracts/enrollment-options'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { deleteEnrollment } from './enrollments.queries.ts'

/** Progress and notes go too. @throws {DomainError} `not_found` where the caller has no place, `enrollment_completed` */
export async function leaveCourse(context: Context, courseId: string) {
  const learner = requireSignedIn(context)
  const { isDeleted, hasPlace } = await deleteEnrollment(context, { courseId, learner })
  if (isDeleted) return
  if (hasPlace) throw new DomainError('enrollment_completed', enrollmentMessages.completedStays)
  throw new DomainError('not_found', messages.courseNotFound)
}
