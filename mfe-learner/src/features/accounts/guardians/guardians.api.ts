import type { GuardianOfCaller } from '@kere/contracts/accounts/guardians'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/accounts/guardians')

/** The page of a child who waits learns of the answer by itself. */
const askAgainMs = 15_000

export const guardianQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['guardian'],
    queryFn: async ({ signal }): Promise<GuardianOfCaller> =>
      api.call((await loadContract()).getGuardian, {}, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'asked' ? askAgainMs : false),
  })
