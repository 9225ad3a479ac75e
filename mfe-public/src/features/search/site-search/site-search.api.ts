import type { SiteSearch } from '@kere/contracts/search/site-search'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { withFailurePart } from '../../../pages/null-if-not-found.ts'
import type { SiteSearchAddress } from './site-search-address.ts'

export interface ShownSearch extends SiteSearch {
  /** The time of the first rendering, so that edge and browser render the same. */
  askedAt: number
}

export const siteSearchQuery = (api: ApiClient, { search, kind }: SiteSearchAddress) =>
  queryOptions({
    queryKey: ['site-search', search, kind],
    queryFn: async ({ signal }): Promise<ShownSearch> => {
      const { searchSite } = await import('@kere/contracts/search/site-search')
      const query = { q: search, ...(kind !== null && { kind }) }
      const askedAt = Date.now()
      return { ...(await api.call(searchSite, { query }, { signal }).catch(withFailurePart)), askedAt }
    },
  })
