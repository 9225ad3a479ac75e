import type { SentApplication } from '@kere/contracts/careers/job-applications'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { withFailurePart } from '../../../pages/null-if-not-found.ts'

export const careersPath = '/careers'

export const positionHref = (id: string) => `${careersPath}/${id}`

export const positionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['career-positions'],
    queryFn: async ({ signal }) => {
      const { listCareerPositions } = await import('@kere/contracts/careers/positions')
      return api.call(listCareerPositions, {}, { signal }).catch(withFailurePart)
    },
  })

export const loadContract = () => import('@kere/contracts/careers/job-applications')

export const sentPath = `${careersPath}/application`

export const confirmAddress = async (api: ApiClient, token: string) =>
  api.call((await loadContract()).confirmJobApplication, { body: { token } })

/** `null` if the link leads to no application, or no longer does. */
export const sentApplicationQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['sent-job-application', token],
    queryFn: async ({ signal }): Promise<SentApplication | null> => {
      try {
        return await api.call((await loadContract()).getSentApplication, { params: { token } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null
        return withFailurePart(error)
      }
    },
  })
