import type { CourseStandingAnswer } from '@kere/contracts/courses/enrollments'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import { ownAction, ownCode } from './own-action.ts'

export const loadEnrollments = () => import('@kere/contracts/courses/enrollments')

export const courseStandingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['course-standing', id],
    queryFn: async ({ signal }): Promise<CourseStandingAnswer | null> => {
      const [{ getCourseStanding }] = await Promise.all([loadEnrollments(), ownAction.load(), ownCode.load()])
      return nullIfNotFound(api.call(getCourseStanding, { params: { id } }, { signal }))
    },
  })
