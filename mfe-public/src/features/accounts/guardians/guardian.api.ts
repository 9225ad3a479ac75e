import type { GuardianPage } from '@kere/contracts/accounts/guardians'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { withFailurePart } from '../../../pages/null-if-not-found.ts'

export const loadContract = () => import('@kere/contracts/accounts/guardians')

export const guardianPath = '/guardian'

/** `null` if the link is unknown, `expired` if a new one can be sent. */
export const guardianPageQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['guardian-page', token],
    queryFn: async ({ signal }): Promise<GuardianPage | 'expired' | null> => {
      try {
        return await api.call((await loadContract()).getGuardianPage, { params: { token } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return 'expired'
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null
        return withFailurePart(error)
      }
    },
  })
