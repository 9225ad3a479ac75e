import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const reportsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['profile-reports', id],
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      (
        await api.call(
          (await import('@kere/contracts/people/profile-reports')).listProfileReports,
          { params: { id } },
          { signal },
        )
      ).items,
  })
