import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const leadersPath = '/dashboard/leaders'

export const loadLeaders = () => import('@kere/contracts/site/leaders')

export const leadersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['leaders'],
    queryFn: async ({ signal }) => api.call((await loadLeaders()).listLeaders, {}, { signal }),
  })
