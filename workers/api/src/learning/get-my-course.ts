import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { getMyCourse as contract } from '@kere/contracts/learning'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { standingOf } from './learning.domain.ts'
import { selectOwnCourse } from './learning.queries.ts'
import { courseOf } from './list-my-enrollments.ts'

/** @throws {DomainError} `not_found` where the caller has no place in it */
export async function getMyCourse(context: Context, courseId: string): Promise<EndpointAnswer<typeof contract>> {
  const { userId } = requireSignedIn(context)
  const { course, modules, lessons } = await selectOwnCourse(context.db, { userId, courseId })
  if (!course) throw new DomainError('not_found', messages.courseNotFound)

  const lessonsOf = Map.groupBy(lessons, ({ moduleId }) => moduleId)
  return {
    id: course.id,
    course: { ...courseOf(course), courseUrl: course.courseUrl },
    enrolledAt: new Date(course.enrolledAt).toISOString(),
    ...standingOf(course),
    resumeLessonId: course.resumeLesson?.id ?? null,
    modules: modules.map((module) => ({ ...module, lessons: lessonsOf.get(module.id) ?? [] })),
  }
}
