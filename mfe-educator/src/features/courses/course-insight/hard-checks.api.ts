import type { FirstTryResult } from '@kere/contracts/courses/hard-checks-options'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { insightPath } from './insight.api.ts'

export const loadContract = () => import('@kere/contracts/courses/hard-checks')

export const hardChecksPath = (id: string) => `${insightPath(id)}/checks`

export const checkLearnersPath = (course: string, check: string, result?: FirstTryResult) =>
  `${hardChecksPath(course)}/${encodeURIComponent(check)}${result ? `?result=${result}` : ''}`

/** The number of checks on the page of the insight; all of them have a page of their own. */
const hardestShown = 4

export const hardestChecksQuery = (api: ApiClient, course: string) =>
  queryOptions({
    queryKey: ['course-insight', course, 'hard-checks'],
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).listHardChecks, { query: { course, limit: hardestShown } }, { signal }),
  })
