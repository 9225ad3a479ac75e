import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { lazyComponent } from '../../../pages/lazy-component.ts'
import { loadContract } from './load-contract.ts'

export const nextEvents = lazyComponent(async () => (await import('./next-events.tsx')).NextEvents)

/** With the code that shows what is answered. */
export const nextEventsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['next-events'],
    queryFn: async ({ signal }) => {
      const [{ listUpcomingEvents }] = await Promise.all([loadContract(), nextEvents.load()])
      const { items } = await api.call(listUpcomingEvents, {}, { signal })
      return items.map(({ id, title, startsAt, endsAt, venue }) => ({ id, title, startsAt, endsAt, venue }))
    },
  })
