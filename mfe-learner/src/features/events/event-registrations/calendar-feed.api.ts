import type { CalendarFeedState } from '@kere/contracts/events/event-calendars'
import type { ApiClient } from '@kere/platform/api'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/events/event-calendars')

const queryKey = ['calendar-feed'] as const

export const calendarFeedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<CalendarFeedState> => {
      const { getCalendarFeed } = await loadContract()
      return api.call(getCalendarFeed, {}, { signal })
    },
  })

export const feedCreation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async () => {
      const { createCalendarFeed } = await loadContract()
      return api.call(createCalendarFeed, {})
    },
    onSuccess: ({ createdAt }, _variables, _before, { client }) =>
      client.setQueryData<CalendarFeedState>(queryKey, { createdAt, readAt: null }),
  })

export const feedRevocation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async () => {
      const { revokeCalendarFeed } = await loadContract()
      await api.call(revokeCalendarFeed, {})
    },
    onSuccess: (_data, _variables, _before, { client }) =>
      client.setQueryData<CalendarFeedState>(queryKey, { createdAt: null, readAt: null }),
  })
