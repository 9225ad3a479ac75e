import type { AdminDashboard } from '@kere/contracts/dashboard'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

/** The endpoint with its schemas: loaded with the first call. */
const loadContract = () => import('@kere/contracts/dashboard')

/** The platform's figures; `null` where the role has changed since the page was sent, and the answer is another one. */
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
