import type { BlockedPerson } from '@kere/contracts/people/profile-blocks'
import type { ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/people/profile-blocks')

const queryKey = ['blocked-people'] as const

export const blockedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<readonly BlockedPerson[]> =>
      (await api.call((await loadContract()).listBlockedPeople, {}, { signal })).items,
  })

export const blockMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ id, isBlocked }: { id: string; isBlocked: boolean }) => {
      const { blockPerson, unblockPerson } = await loadContract()
      await api.call(isBlocked ? blockPerson : unblockPerson, { params: { id } })
    },
    onSettled: (_data, _error, _variables, _context, { client }) => client.invalidateQueries({ queryKey }),
  })
