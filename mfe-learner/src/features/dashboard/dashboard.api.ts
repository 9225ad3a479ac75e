import type { StudentDashboard } from '@kere/contracts/console/dashboard'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/console/dashboard')

export const dashboardQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }): Promise<StudentDashboard> => {
      const { getDashboard } = await loadContract()
      const dashboard = await api.call(getDashboard, {}, { signal })
      if (dashboard.role !== 'student') throw new ApiError('forbidden', getDashboard.failure)
      return dashboard
    },
  })
