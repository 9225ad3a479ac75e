import type { OwnImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { type ApiClient, orNull } from '@kere/platform/api'
import { rowKey } from '@kere/screens/list-query'
import { queryOptions } from '@tanstack/react-query'

export const loadContract = () => import('@kere/contracts/portfolio/impact-entries')

export const impactEntriesName = 'impact-entries'

export type ImpactRow = OwnImpactEntry & { visibility: 'public' | 'private' }

export const toRow = (entry: OwnImpactEntry): ImpactRow => ({
  ...entry,
  visibility: entry.isPublic ? 'public' : 'private',
})

/** `null` if there is no such entry. */
export const impactEntryQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: rowKey(impactEntriesName, id),
    queryFn: async ({ signal }): Promise<ImpactRow | null> => {
      const { getMyImpactEntry } = await loadContract()
      const entry = await orNull(api.call(getMyImpactEntry, { params: { id } }, { signal }))
      return entry && toRow(entry)
    },
  })

/** The newest entries that can be pinned. */
export const pinnableQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['own-impact-page', 'pinnable'],
    queryFn: async ({ signal }) => {
      const { listMyImpactEntries } = await loadContract()
      const { items } = await api.call(listMyImpactEntries, { query: { visibility: 'public', limit: 100 } }, { signal })
      return items.map(({ id, title, isPublic }) => ({ id, title, isPublic }))
    },
  })
