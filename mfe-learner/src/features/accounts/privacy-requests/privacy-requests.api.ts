import type { OwnPrivacyRequest } from '@kere/contracts/accounts/privacy-requests'
import type { ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/accounts/privacy-requests')

export const requestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['privacy requests'],
    queryFn: async ({ signal }): Promise<readonly OwnPrivacyRequest[]> =>
      (await api.call((await loadContract()).listOwnPrivacyRequests, {}, { signal })).items,
  })

export const withdrawalMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (id: string) => api.call((await loadContract()).withdrawPrivacyRequest, { params: { id } }),
    onSettled: (_row, _error, _id, _context, { client }) =>
      client.invalidateQueries({ queryKey: requestsQuery(api).queryKey }),
  })
