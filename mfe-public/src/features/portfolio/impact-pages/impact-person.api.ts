import type { ImpactCategory } from '@kere/contracts/portfolio/impact-options'
import type { ImpactPage, ImpactPageEntryList } from '@kere/contracts/portfolio/impact-pages'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'

const loadContract = () => import('@kere/contracts/portfolio/impact-pages')

const entriesPerPage = 12

/** `null` if there is no public page at that address. */
export const personPageQuery = (api: ApiClient, handle: string) =>
  queryOptions({
    queryKey: ['impact-page', handle],
    queryFn: async ({ signal }): Promise<ImpactPage | null> => {
      const { getImpactPage } = await loadContract()
      return nullIfNotFound(api.call(getImpactPage, { params: { handle } }, { signal }))
    },
  })

export interface EntriesAddress {
  category: ImpactCategory | null
  cursor: string | null
}

export const personEntriesQuery = (api: ApiClient, handle: string, { category, cursor }: EntriesAddress) =>
  queryOptions({
    queryKey: ['impact-page', handle, 'entries', { category, cursor }],
    queryFn: async ({ signal }): Promise<ImpactPageEntryList | null> => {
      const { listImpactPageEntries } = await loadContract()
      const query = {
        limit: entriesPerPage,
        ...(category !== null && { category }),
        ...(cursor !== null && { cursor }),
      }
      return nullIfNotFound(api.call(listImpactPageEntries, { params: { handle }, query }, { signal }))
    },
  })
