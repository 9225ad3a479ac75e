import type * as contract from '@kere/contracts/courses'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import { messages } from '@kere/contracts/messages'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { toSummary } from './course-summary.ts'
import { selectPublishedCourse } from './courses.queries.ts'

/** A draft is not found: that it exists is its educator's business. */
export async function getCourse({ db }: Context, courseId: string): Promise<EndpointAnswer<typeof contract.getCourse>> {
  const { course, modules, lessons } = await selectPublishedCourse(db, courseId)
  if (!course) throw new DomainError('not_found', messages.courseNotFound)

  const lessonsOf = Map.groupBy(lessons, ({ moduleId }) => moduleId)
  const summary = toSummary(course)
  return {
    ...summary,
    categories: course.categories,
    courseUrl: course.courseUrl,
    objectives: course.objectives,
    requirements: course.requirements,
    updatedAt: new Date(course.updatedAt).toISOString(),
    instructor: {
      ...summary.instructor,
      designation: course.designation,
      organization: course.organization,
      bio: course.bio,
      location: course.location,
      teachingExperienceYears: course.teachingExperienceYears,
      languages: course.languages ?? [],
      courseCount: course.courseCount ?? 0,
    },
    modules: modules.map((module) => ({ ...module, lessons: lessonsOf.get(module.id) ?? [] })),
  }
}
