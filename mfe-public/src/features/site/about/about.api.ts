import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const leadersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['leaders'],
    queryFn: async ({ signal }) => api.call((await import('@kere/contracts/site/leaders')).listLeaders, {}, { signal }),
  })
