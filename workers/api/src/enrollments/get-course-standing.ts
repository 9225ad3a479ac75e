import type { getCourseStanding as contract } from '@kere/contracts/enrollments'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { selectStanding } from './enrollments.queries.ts'

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
