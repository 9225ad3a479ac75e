import { enrollmentMessages } from '@kere/contracts/courses/enrollment-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { insertEnrollment, selectStanding, selectStandings, deleteEnrollment } from './enrollments.queries.ts'
import { refusalOf } from './refusal.ts'
import type {
  getCourseStanding as contract,
  listCourseStandings as listContract,
} from '@kere/contracts/courses/enrollments'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { messages } from '@kere/contracts/http/messages'

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

/** @throws {DomainError} `not_found` */
export async function getCourseStanding(context: Context, courseId: string): Promise<EndpointAnswer<typeof contract>> {
  const learner = requireSignedIn(context)
  const course = await selectStanding(context.db, { courseId, learner })
  if (!course) throw new DomainError('not_found', messages.courseNotFound)
  const { educatorId, isCompleted, progress, openOrderId } = course
  if (educatorId === learner.userId) return { standing: 'own', progress: 0, openOrderId }
  if (progress === null) return { standing: 'none', progress: 0, openOrderId }
  return { standing: isCompleted ? 'completed' : 'enrolled', progress, openOrderId }
}

/**
 * Lists all courses that the caller teaches or takes, for the marks on cards. The limits are above what anybody teaches
 * or takes.
 */
export async function listCourseStandings(context: Context): Promise<EndpointAnswer<typeof listContract>> {
  const { places, taught, open } = await selectStandings(context.db, requireSignedIn(context))
  const standings = new Map<string, EndpointAnswer<typeof contract>>()
  for (const { courseId, openOrderId } of open) standings.set(courseId, { standing: 'none', progress: 0, openOrderId })
  for (const { courseId, isCompleted, progress } of places)
    standings.set(courseId, { standing: isCompleted ? 'completed' : 'enrolled', progress, openOrderId: null })
  for (const { courseId } of taught) standings.set(courseId, { standing: 'own', progress: 0, openOrderId: null })
  return { items: [...standings].map(([courseId, standing]) => ({ courseId, ...standing })) }
}

/**
 * Gives up an unfinished enrollment and deletes its progress, notes and hand-ins.
 * @throws {DomainError} `not_found` without an enrollment, `enrollment_completed`
 */
export async function leaveCourse(context: Context, courseId: string) {
  const learner = requireSignedIn(context)
  const { isDeleted, hasPlace } = await deleteEnrollment(context, { courseId, learner })
  if (isDeleted) return
  if (hasPlace) throw new DomainError('enrollment_completed', enrollmentMessages.completedStays)
  throw new DomainError('not_found', messages.courseNotFound)
}
