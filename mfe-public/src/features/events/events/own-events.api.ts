import type { OwnRegistration } from '@kere/contracts/events/own-registrations'
import { limits } from '@kere/contracts/http/limits'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { loadRegistrations } from './event.api.ts'

export type OwnEvents = Readonly<Record<string, Pick<OwnRegistration, 'status' | 'checkedInAt'> | 'host'>>

export const ownEventsKey = ['own-events'] as const

/** One request serves all lists of events. Every action on an event updates its answer. */
export const ownEventsQuery = (api: ApiClient, isEducator: boolean) =>
  queryOptions({
    queryKey: ownEventsKey,
    queryFn: async ({ signal }): Promise<OwnEvents> => {
      const { listMyRegistrations } = await loadRegistrations()
      const query = { current: 'true', limit: limits.maxPageSize } as const
      const [{ items }, hosted] = await Promise.all([
        api.call(listMyRegistrations, { query }, { signal }),
        isEducator ? readHosted(api, signal) : [],
      ])
      return {
        ...Object.fromEntries(items.map(({ event, status, checkedInAt }) => [event.id, { status, checkedInAt }])),
        ...Object.fromEntries(hosted.map((id) => [id, 'host' as const])),
      }
    },
  })

async function readHosted(api: ApiClient, signal: AbortSignal) {
  const { listManagedEvents } = await import('@kere/contracts/events/event-authoring')
  const query = { state: 'published', limit: limits.maxPageSize } as const
  return (await api.call(listManagedEvents, { query }, { signal })).items.map(({ id }) => id)
}
