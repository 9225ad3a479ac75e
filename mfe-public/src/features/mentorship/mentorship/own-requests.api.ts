import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const pendingRequestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-mentorship-requests', 'pending'],
    queryFn: async ({ signal }) => {
      const { listMyMentorshipRequests } = await import('@kere/contracts/mentorship/mentorship')
      const { items } = await api.call(listMyMentorshipRequests, { query: { status: 'pending' } }, { signal })
      return items
    },
  })
