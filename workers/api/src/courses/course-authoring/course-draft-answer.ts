import type { OwnCourseStatus } from '@kere/contracts/courses/course-options'
import type { CourseDetails, CourseOutline } from '@kere/contracts/courses/course-draft'
import { draftLimits } from '@kere/contracts/courses/draft-limits'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { missingOf, type WrittenLesson } from './course-draft.domain.ts'

interface CourseStanding {
  published: boolean
  archivedAt: number | null
  enrollmentCount: number
  updatedAt: number
  savedAt: number
}

/** An archived course without learners counts as deleted. */
export function statusOf({
  published,
  archivedAt,
  enrollmentCount,
  updatedAt,
  savedAt,
}: CourseStanding): OwnCourseStatus {
  if (archivedAt !== null) return enrollmentCount > 0 ? 'archived' : 'deleted'
  if (!published) return 'draft'
  return savedAt > updatedAt ? 'changed' : 'published'
}

const restorableMs = draftLimits.restorableDays * 24 * 60 * 60 * 1000

export const goesAtOf = (course: Pick<CourseStanding, 'archivedAt' | 'enrollmentCount'>) =>
  course.archivedAt !== null && course.enrollmentCount === 0 ? instantOf(course.archivedAt + restorableMs) : null

interface AnsweredCourse extends CourseStanding {
  id: string
  version: number
  publishedAt: number | null
  details: CourseDetails
  outline: CourseOutline
  lessons: ReadonlyMap<string, WrittenLesson>
}

export const courseStateOf = (course: AnsweredCourse) => ({
  id: course.id,
  status: statusOf(course),
  version: course.version,
  savedAt: instantOf(course.savedAt),
  publishedAt: instantOrNull(course.publishedAt),
  goesAt: goesAtOf(course),
  missing: missingOf(course.details, course.outline, course.lessons),
})

/** Percent. */
export const averageProgressOf = ({
  progressTotal,
  enrollmentCount,
}: {
  progressTotal: number
  enrollmentCount: number
}) => (enrollmentCount > 0 ? Math.round(progressTotal / enrollmentCount) : null)
