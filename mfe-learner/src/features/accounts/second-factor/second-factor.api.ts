import type { SecondFactor } from '@kere/contracts/accounts/second-factor'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/accounts/second-factor')

export const secondFactorQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }): Promise<SecondFactor> =>
      api.call((await loadContract()).getSecondFactor, {}, { signal }),
  })

export const beginSecondFactor = async (api: ApiClient) => api.call((await loadContract()).beginSecondFactor, {})

export const confirmSecondFactor = async (api: ApiClient, code: string) =>
  (await api.call((await loadContract()).confirmSecondFactor, { body: { code } })).recoveryCodes

export const replaceRecoveryCodes = async (api: ApiClient) =>
  (await api.call((await loadContract()).replaceRecoveryCodes, {})).recoveryCodes

export const removeSecondFactor = async (api: ApiClient) => api.call((await loadContract()).removeSecondFactor, {})
