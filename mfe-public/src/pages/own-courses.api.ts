import type { CourseStandingAnswer } from '@kere/contracts/courses/enrollments'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export type OwnCourses = Readonly<Record<string, CourseStandingAnswer>>

export const ownCoursesKey = ['own-courses'] as const

/** One request serves all lists of courses. */
export const ownCoursesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ownCoursesKey,
    queryFn: async ({ signal }): Promise<OwnCourses> => {
      const { listCourseStandings } = await import('@kere/contracts/courses/enrollments')
      const { items } = await api.call(listCourseStandings, {}, { signal })
      return Object.fromEntries(items.map(({ courseId, ...standing }) => [courseId, standing]))
    },
  })
