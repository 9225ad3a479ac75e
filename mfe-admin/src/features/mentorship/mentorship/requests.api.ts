import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/mentorship/mentorship')

export const detailKey = (id: string) => ['mentorship-request', id] as const

export const detailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: detailKey(id),
    refetchOnWindowFocus: true,
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).getMentorshipRequest, { params: { id } }, { signal }),
  })

export const suggestionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mentor-suggestions', id],
    staleTime: 10_000,
    queryFn: async ({ signal }) =>
      (await api.call((await loadContract()).listMentorSuggestions, { params: { id } }, { signal })).items,
  })

export const sessionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['mentorship-sessions', id],
    queryFn: async ({ signal }) =>
      api.call(
        (await import('@kere/contracts/mentorship/mentorship-sessions')).listMentorshipSessions,
        { params: { id } },
        { signal },
      ),
  })
