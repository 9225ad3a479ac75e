import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const positionsPath = '/dashboard/positions'

export const loadPositions = () => import('@kere/contracts/careers/positions')

export const managedPositionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['managed-positions'],
    queryFn: async ({ signal }) => api.call((await loadPositions()).listManagedPositions, {}, { signal }),
  })
