import type { ImpactEntry, ImpactEntryList } from '@kere/contracts/portfolio/impact-entries'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import type { ImpactAddress } from './impact-address.ts'

const loadContract = () => import('@kere/contracts/portfolio/impact-entries')

const entriesPerPage = 12

/** `null` if the cursor is invalid. */
export const impactEntriesQuery = (api: ApiClient, { search, category, mark, cursor }: ImpactAddress) =>
  queryOptions({
    queryKey: ['impact-entries', { search, category, mark }, { cursor }],
    queryFn: async ({ signal }): Promise<ImpactEntryList | null> => {
      const { listImpactEntries } = await loadContract()
      const query = {
        limit: entriesPerPage,
        ...(search !== '' && { search }),
        ...(category !== null && { category }),
        ...(mark !== null && { mark }),
        ...(cursor !== null && { cursor }),
      }
      return nullIfNotFound(api.call(listImpactEntries, { query }, { signal }))
    },
  })

export const impactEntryQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['impact-entry', id],
    queryFn: async ({ signal }): Promise<ImpactEntry | null> => {
      const { getImpactEntry } = await loadContract()
      return nullIfNotFound(api.call(getImpactEntry, { params: { id } }, { signal }))
    },
  })
