import type { EndpointInput } from '@kere/contracts/http/endpoint'
import type { createMentorshipRequest, MentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { listKey } from '@kere/screens/list-query'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/mentorship/mentorship')

/** Uses the key of a page of the list, so that a withdrawn request is updated here too. */
export const pendingRequestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...listKey({ name: 'my-mentorship' }), 'pending'],
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).myMentorship.list, { query: { status: 'pending' } }, { signal }),
    select: ({ items }): readonly MentorshipRequest[] => items.filter(({ status }) => status === 'pending'),
  })

/** The requests that a mentor has accepted, for the learner's next step. */
export const acceptedRequestsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...listKey({ name: 'my-mentorship' }), 'accepted'],
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).myMentorship.list, { query: { status: 'accepted' } }, { signal }),
    select: ({ items }): readonly MentorshipRequest[] => items.filter(({ status }) => status === 'accepted'),
  })

export const requestDetailKey = (id: string) => ['mentorship-request', id] as const

export const requestDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: requestDetailKey(id),
    refetchOnWindowFocus: true,
    staleTime: 5_000,
    queryFn: async ({ signal }) =>
      api.call((await loadContract()).getMentorshipRequest, { params: { id } }, { signal }),
  })

export const createMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: EndpointInput<typeof createMentorshipRequest>['body']) =>
      api.call((await loadContract()).createMentorshipRequest, { body }),
    onSettled: (_data, _error, _variables, _before, { client }) => {
      void client.invalidateQueries({ queryKey: listKey({ name: 'my-mentorship' }) })
    },
  })

export const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'unauthenticated'
