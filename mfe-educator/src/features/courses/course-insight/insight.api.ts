import type { CourseInsight } from '@kere/contracts/courses/course-insight'
import type { Silence } from '@kere/contracts/courses/course-insight-options'
import { type ApiClient, orNull } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/courses/course-insight')

export const coursePath = (id: string) => `/dashboard/courses/${encodeURIComponent(id)}`

export const insightPath = (id: string) => `${coursePath(id)}/insight`

export const insightLearnersPath = (id: string, filters: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(filters)
  return `${insightPath(id)}/learners${search.size > 0 ? `?${search.toString()}` : ''}`
}

/** Reads a course's insight; null if the course does not exist or belongs to somebody else. */
export const insightQuery = (api: ApiClient, courseId: string) =>
  queryOptions({
    queryKey: ['course-insight', courseId],
    queryFn: async ({ signal }): Promise<CourseInsight | null> =>
      orNull(api.call((await loadContract()).getCourseInsight, { params: { courseId } }, { signal })),
  })

export interface Group {
  lessonId: string
  silence: Silence | ''
}

/** Counts whom a message reaches. The total stops at what the API counts at most, which `isMore` says. */
export const groupQuery = (api: ApiClient, course: string, { lessonId, silence }: Group) =>
  queryOptions({
    queryKey: ['course-insight', course, 'group', lessonId, silence],
    enabled: lessonId !== '' || silence !== '',
    queryFn: async ({ signal }) => {
      const reachable = { course, limit: 1, reachable: 'true' } as const
      const query = { ...reachable, ...(lessonId && { lesson: lessonId }), ...(silence && { silence }) }
      const { total, totalIsLowerBound } = await api.call(
        (await loadContract()).listInsightLearners,
        { query },
        { signal },
      )
      return { total, isMore: totalIsLowerBound }
    },
  })
