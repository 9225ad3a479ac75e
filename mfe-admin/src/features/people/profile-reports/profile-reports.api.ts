import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const reportsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['profile-reports', id],
    staleTime: 5_000,
    queryFn: async ({ signal }) => {
      const { listProfileReports } = await import('@kere/contracts/people/profile-reports')
      return (await api.call(listProfileReports, { params: { id } }, { signal })).items
    },
  })
