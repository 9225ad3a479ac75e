import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/console/dashboard')

export const dashboardQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }): Promise<EducatorDashboard> => {
      const { getDashboard } = await loadContract()
      const dashboard = await api.call(getDashboard, {}, { signal })
      if (dashboard.role !== 'educator') throw new ApiError('forbidden', getDashboard.failure)
      return dashboard
    },
  })
