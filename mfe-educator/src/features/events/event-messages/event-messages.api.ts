import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import type { EventMessages, sendEventMessage } from '@kere/contracts/events/event-messages'
import { type ApiClient, orNull } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'

const loadContract = () => import('@kere/contracts/events/event-messages')

export type NewMessage = EndpointRequest<typeof sendEventMessage>['body']

export const messagesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['event-messages', id],
    staleTime: 10_000,
    queryFn: async ({ signal }): Promise<EventMessages | null> =>
      orNull(api.call((await loadContract()).listEventMessages, { params: { id } }, { signal })),
  })

export const sendMessage = async (api: ApiClient, id: string, body: NewMessage) =>
  api.call((await loadContract()).sendEventMessage, { params: { id }, body })
