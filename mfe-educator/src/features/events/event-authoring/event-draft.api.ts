import type { EventDraft } from '@kere/contracts/events/event-authoring'
import { type ApiClient, orNull } from '@kere/platform/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/events/event-authoring')

export const loadActs = async () => (await import('@kere/screens/managed-event-acts')).eventActs

export const draftKey = (id: string) => ['event-draft', id] as const

export const draftQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: draftKey(id),
    staleTime: 10_000,
    queryFn: async ({ signal }): Promise<EventDraft | null> =>
      orNull(api.call((await loadContract()).getEventDraft, { params: { id } }, { signal })),
  })

export function patchDraft(cache: QueryClient, id: string, change: Partial<EventDraft>) {
  cache.setQueryData<EventDraft | null>(draftKey(id), (draft) => draft && { ...draft, ...change })
}
