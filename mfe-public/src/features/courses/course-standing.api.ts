import type { CourseStandingAnswer } from '@kere/contracts/enrollments'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { orNothing } from '../../or-nothing.ts'
import { ownAction } from './own-action.ts'

export const loadEnrollments = () => import('@kere/contracts/enrollments')

export const courseStandingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['course-standing', id],
    queryFn: async ({ signal }): Promise<CourseStandingAnswer | null> => {
      const [{ getCourseStanding }] = await Promise.all([loadEnrollments(), ownAction.load()])
      return orNothing(api.call(getCourseStanding, { params: { id } }, { signal }))
    },
  })
