import { limits } from '@kere/contracts/http/limits'
import { type FoundKind, foundKinds } from '@kere/contracts/search/site-search-options'

export interface SiteSearchAddress {
  search: string
  kind: FoundKind | null
}

/** Half of a surrogate pair, which remains if the text was cut between its halves. */
const loneHalf = /[\uD800-\uDBFF]$/

export const readSiteSearchAddress = (params: URLSearchParams): SiteSearchAddress => ({
  search: (params.get('q') ?? '').trim().slice(0, limits.searchLength).replace(loneHalf, ''),
  kind: foundKinds.find((kind) => kind === params.get('kind')) ?? null,
})
