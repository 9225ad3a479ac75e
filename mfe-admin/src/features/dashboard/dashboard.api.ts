import type { AdminDashboard } from '@kere/contracts/console/dashboard'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/console/dashboard')

export const figuresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['dashboard'],
    staleTime: 15_000,
    queryFn: async ({ signal }): Promise<AdminDashboard | null> => {
      const { getDashboard } = await loadContract()
      const figures = await api.call(getDashboard, {}, { signal })
      return figures.role === 'admin' ? figures : null
    },
  })
