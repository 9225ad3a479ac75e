import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { searchSite as contract } from '@kere/contracts/search/site-search'
import { type FoundKind, foundKinds, siteSearchLimits } from '@kere/contracts/search/site-search-options'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { batchRead } from '../../base/prepare-query.ts'
import { parseSearch } from '../../kit/lists/search.ts'
import type { FoundOf, SearchAsked } from '../../kit/site-search/search-source.ts'
import * as registry from '../search-sources.registry.ts'
import { findPages } from '../site-pages/find-pages.ts'

interface Asked {
  q: string
  kind?: FoundKind | undefined
  limit?: number | undefined
}

const sources = Object.values(registry).map(({ source }) => source)

/** Searches everything in one round trip; each kind has its own statement. */
export async function searchSite(
  { db, at, actor, language }: Context,
  { q, kind, limit }: Asked,
): Promise<EndpointAnswer<typeof contract>> {
  const search = parseSearch(q)
  if (!search || search.kind === 'nothing') return { groups: [] }
  const most = limit ?? (kind === undefined ? siteSearchLimits.perKind : siteSearchLimits.ofKind)
  const askedOf = (of: FoundKind): SearchAsked => ({
    search,
    // Only the total is needed for the other kinds.
    limit: kind === undefined || kind === of ? most : 1,
    now: at,
    today: dayInIndia(at),
    viewer: actor,
    reader: language,
  })
  const asking = sources.flatMap((source) => {
    const query = source.find(askedOf(source.kind))
    return query ? [{ kind: source.kind, query }] : []
  })
  const found = await batchRead<FoundOf[]>(db, ...asking.map(({ query }) => query))
  const parts = [
    ...asking.map((each, place) => ({ kind: each.kind, ...found[place]! })),
    { kind: 'pages' as const, ...findPages(askedOf('pages')) },
  ]
  return {
    groups: foundKinds.flatMap((each) => {
      const ofKind = parts.filter((part) => part.kind === each)
      const total = ofKind.reduce((sum, part) => sum + part.total, 0)
      if (total === 0) return []
      const items = ofKind.flatMap((part) => part.items).slice(0, most)
      return [
        {
          kind: each,
          total,
          totalIsLowerBound: ofKind.some((part) => part.total >= siteSearchLimits.candidates),
          items: kind === undefined || kind === each ? items : [],
        },
      ]
    }),
  }
}
