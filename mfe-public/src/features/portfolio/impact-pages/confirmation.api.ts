import type { ImpactConfirmation } from '@kere/contracts/portfolio/impact-confirmations'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { withFailurePart } from '../../../pages/null-if-not-found.ts'

export const loadContract = () => import('@kere/contracts/portfolio/impact-confirmations')

export const confirmationPath = '/impact-portfolio/confirm'

/** `null` if the link is unknown or has expired. */
export const confirmationQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['impact-confirmation', token],
    queryFn: async ({ signal }): Promise<ImpactConfirmation | null> => {
      try {
        return await api.call((await loadContract()).getImpactConfirmation, { params: { token } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null
        return withFailurePart(error)
      }
    },
  })
