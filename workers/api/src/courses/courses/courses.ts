import type * as contract from '@kere/contracts/courses/courses'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { messages } from '@kere/contracts/http/messages'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { withTitle } from '../../kit/translations/translation-rows.ts'
import { toSummary } from './course-summary.ts'
import {
  selectEducatorCourses,
  selectPublishedCourse,
  selectFeaturedCourses,
  selectRelatedCourses,
} from './courses.queries.ts'
import { limits } from '@kere/contracts/http/limits'
import { topUp } from './courses.domain.ts'

const nothingTold = {
  designation: null,
  organization: null,
  bio: null,
  location: null,
  teachingExperienceYears: null,
  languages: [],
  courseCount: 0,
  avatarUrl: null,
  isListed: false,
}

type PublishedCourse = NonNullable<Awaited<ReturnType<typeof selectPublishedCourse>>['course']>

const toldOfInstructor = (course: PublishedCourse) => ({
  designation: course.designation,
  organization: course.organization,
  bio: course.bio,
  location: course.location,
  teachingExperienceYears: course.teachingExperienceYears,
  languages: course.languages ?? [],
  courseCount: course.courseCount ?? 0,
  avatarUrl: course.avatarUrl,
  isListed: course.isListed === 1,
})

/** A draft is treated as not found, because nobody else needs to know that it exists. */
export async function getCourse(
  context: Context,
  courseId: string,
): Promise<EndpointAnswer<typeof contract.getCourse>> {
  const { course, modules, lessons } = await selectPublishedCourse(context, courseId)
  if (!course) throw new DomainError('not_found', messages.courseNotFound)

  const lessonsOf = Map.groupBy(lessons.map(withTitle), ({ moduleId }) => moduleId)
  const summary = toSummary(course)
  return {
    ...summary,
    description: course.translation?.body ?? course.description,
    originalLanguage: course.language,
    coverImage: course.coverImage,
    categories: course.categories,
    courseUrl: course.courseUrl,
    objectives: course.objectives,
    requirements: course.requirements,
    updatedAt: new Date(course.updatedAt).toISOString(),
    instructor: { ...summary.instructor, ...(course.isHidden === 1 ? nothingTold : toldOfInstructor(course)) },
    modules: modules.map((module) => ({ ...module, lessons: lessonsOf.get(module.id) ?? [] })),
    givesCertificate: course.givesCertificate,
  }
}

/** If fewer courses are featured than home shows, the newest ones fill the row (C-03). */
export async function listFeaturedCourses(context: Context) {
  const { featured, newest } = await selectFeaturedCourses(context, {
    featured: limits.featuredCourses,
    newest: limits.featuredCoursesOnHome,
  })
  return { items: topUp(featured, newest, limits.featuredCoursesOnHome).map(toSummary) }
}

export async function listRelatedCourses(context: Context, courseId: string) {
  // One more is read than is shown, because the course itself may be among them.
  const related = await selectRelatedCourses(context, courseId, limits.relatedCourses + 1)
  if (!related) throw new DomainError('not_found', messages.courseNotFound)

  const isOther = ({ id }: { id: string }) => id !== courseId
  const sameCategory = related.sameCategory.filter(isOther).slice(0, limits.relatedCourses)
  return { items: topUp(sameCategory, related.sameLevel.filter(isOther), limits.relatedCourses).map(toSummary) }
}

export async function listEducatorCourses(context: Context, educatorId: string) {
  return { items: (await selectEducatorCourses(context, educatorId, limits.educatorCourses)).map(toSummary) }
}
