import type { Subscription } from '@kere/contracts/forms/newsletter'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { withFailurePart } from '../../../pages/null-if-not-found.ts'

export const loadContract = () => import('@kere/contracts/forms/newsletter')

export const subscriptionPath = '/newsletter/subscription'

/** `null` if the link is unknown or has expired. */
export const subscriptionQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['newsletter-subscription', token],
    queryFn: async ({ signal }): Promise<Subscription | null> => {
      try {
        return await api.call((await loadContract()).getSubscription, { params: { token } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return null
        return withFailurePart(error)
      }
    },
  })
