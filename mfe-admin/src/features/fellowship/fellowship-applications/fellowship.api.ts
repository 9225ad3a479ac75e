import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadReview = () => import('@kere/contracts/fellowship/fellowship-review')
export const loadRounds = () => import('@kere/contracts/fellowship/fellowship-rounds')

export const roundsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['fellowship-rounds'],
    queryFn: async ({ signal }) => api.call((await loadRounds()).listFellowshipRounds, {}, { signal }),
  })

/** Counts all applications, whatever the list's filters (S-463). */
export const countsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['fellowship-counts'],
    queryFn: async ({ signal }) => {
      const { listFellowshipApplications } = await loadReview()
      const query = { limit: 1, sort: 'oldest', status: 'pending' } as const
      const { tracks, items } = await api.call(listFellowshipApplications, { query }, { signal })
      return { tracks, longestWaiting: items[0] ?? null }
    },
  })
