import type { CourseSummary } from '@kere/contracts/courses/courses'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import { lazyComponent } from '../../../pages/lazy-component.ts'
import { shownFinishedPercent } from './course-text.ts'

export const missingCourse = lazyComponent(async () => (await import('./course-not-found.tsx')).CourseNotFound)

/** Loads the contract with the first call. A page rendered by the server makes none. */
export const loadContract = () => import('@kere/contracts/courses/courses')

/** Only the fields of the card, because the page contains them twice, as HTML and as data. */
export interface ListedCourse extends Omit<CourseSummary, 'publishedAt' | 'instructor'> {
  instructor: Pick<CourseSummary['instructor'], 'name'>
}

export const toCard = (course: CourseSummary): ListedCourse => ({
  id: course.id,
  title: course.title,
  description: course.description,
  category: course.category,
  level: course.level,
  price: course.price,
  duration: course.duration,
  coverImage: course.coverImage,
  instructor: { name: course.instructor.name },
  enrollmentCount: course.enrollmentCount,
  ...(course.language && course.language !== 'en' && { language: course.language }),
  ...(shownFinishedPercent(course) && { finishedPercent: course.finishedPercent }),
})

export const courseQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['course', id],
    queryFn: async ({ signal }) => {
      const { getCourse } = await loadContract()
      const course = await nullIfNotFound(api.call(getCourse, { params: { id } }, { signal }))
      if (!course) await missingCourse.load().catch(() => {})
      return course
    },
  })
