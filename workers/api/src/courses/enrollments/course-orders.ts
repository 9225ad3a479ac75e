import type { Context, SignedIn } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { selectCourseToEnrollIn } from './enrollments.queries.ts'
import { refusalOf } from './refusal.ts'

export { cover, grant, isHad, isWithdrawn, offer, restore, revoke } from './order-rows.ts'

export const grantPrefix = 'enr'

export async function explain({ db }: Context, courseId: string, learner: SignedIn): Promise<DomainError> {
  const [course] = await selectCourseToEnrollIn(db, { courseId, learner })
  return refusalOf(course, learner, new DomainError('order_not_needed'))
}
