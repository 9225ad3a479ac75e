import type { OutboxEntry } from '@kere/contracts/outbox'
import type { ApiClient } from '@kere/platform/api'
import type { ListAnswer } from '@kere/screens/list'
import { listKey } from '@kere/screens/list-query'
import { mutationOptions } from '@tanstack/react-query'

export const replayMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const { replayOutboxEntry } = await import('@kere/contracts/outbox')
      return api.call(replayOutboxEntry, { params: { id } })
    },
    onSuccess: (replayed, _id, _before, { client }) => {
      client.setQueriesData<ListAnswer<OutboxEntry> | null>({ queryKey: listKey({ name: 'outbox' }) }, (page) =>
        page ? { ...page, items: page.items.map((entry) => (entry.id === replayed.id ? replayed : entry)) } : page,
      )
    },
    onSettled: (_replayed, _error, _id, _before, { client }) => {
      void client.invalidateQueries()
    },
  })
