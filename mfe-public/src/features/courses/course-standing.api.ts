import type { CourseStandingAnswer } from '@kere/contracts/enrollments'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { orNothing } from '../../or-nothing.ts'
import { ownAction } from './own-action.ts'

/** With the first call, which a page from the server does not make. */
export const loadEnrollments = () => import('@kere/contracts/enrollments')

/** What the reader is to a course: asked for who is signed in only. */
export const courseStandingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['course-standing', id],
    queryFn: async ({ signal }): Promise<CourseStandingAnswer | null> => {
      const [{ getCourseStanding }] = await Promise.all([loadEnrollments(), ownAction.load()])
      return orNothing(api.call(getCourseStanding, { params: { id } }, { signal }))
    },
  })
