import type { Deletion } from '@kere/contracts/accounts/own-data'
import type { ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/accounts/own-data')

const queryKey = ['deletion'] as const

export const deletionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Deletion> => api.call((await loadContract()).getDeletion, {}, { signal }),
  })

export const deletionMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (currentPassword: string | undefined) =>
      api.call((await loadContract()).requestDeletion, { body: { currentPassword } }),
  })

export const keepingMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async () => api.call((await loadContract()).revokeDeletion, {}),
    onSettled: (_data, _error, _variables, _context, { client }) => client.invalidateQueries({ queryKey }),
  })
