import type { listAuditLog } from '@kere/contracts/audit'
import type { EndpointOutput } from '@kere/contracts/endpoint'
import { limits } from '@kere/contracts/limits'
import { ApiError, type ApiClient } from '@kere/platform/api'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { auditFiltersOf, fromTheTop, wholeLog, type AuditAddress } from './audit-address.ts'

/** The endpoint with its schemas: loaded with the first call. */
const loadContract = () => import('@kere/contracts/audit')

export type AuditPage = EndpointOutput<typeof listAuditLog>

/** What has just been done should stand in the log that is opened to see it. */
const staleTime = 5_000

const listKey = (address: AuditAddress) => ['audit-log', auditFiltersOf(address)] as const

/** A page of the log; `null` where its cursor is none, or none any more. */
export const auditLogQuery = (api: ApiClient, address: AuditAddress) =>
  queryOptions({
    queryKey: [...listKey(address), address.cursor],
    staleTime,
    queryFn: async ({ signal }): Promise<AuditPage | null> => {
      const contract = await loadContract()
      const { cursor } = address
      const query = { ...auditFiltersOf(address), limit: limits.pageSize, ...(cursor && { cursor }) }
      try {
        return await api.call(contract.listAuditLog, { query }, { signal })
      } catch (error) {
        const isRefused = error instanceof ApiError && ['invalid_cursor', 'validation_failed'].includes(error.code)
        if (cursor && isRefused) return null
        throw error
      }
    },
  })

/** The first few entries of a filter, with their number. */
export const auditExtractQuery = (api: ApiClient, filters: Partial<AuditAddress>, limit: number) =>
  queryOptions({
    queryKey: ['audit-extract', filters, limit],
    staleTime,
    queryFn: async ({ signal }) => {
      const contract = await loadContract()
      const query = { ...auditFiltersOf({ ...wholeLog, ...filters }), limit }
      return api.call(contract.listAuditLog, { query }, { signal })
    },
  })

/** The way back from a page, as far as the pages before it are at hand: where each cursor came from. */
export interface AuditTrail {
  /** The page before; the first one where a link has led straight to a later page. */
  previous: AuditAddress | null
  /** Entries before this page, where all pages before it are known. */
  offset: number | null
}

export function trailOf(cache: QueryClient, address: AuditAddress): AuditTrail {
  const pages = cache.getQueriesData<AuditPage | null>({ queryKey: listKey(address) }).flatMap(([key, page]) => {
    const cursor = key[2]
    return page && (cursor === null || typeof cursor === 'string') ? [{ cursor, page }] : []
  })
  const before = (cursor: string) => pages.find(({ page }) => page.nextCursor === cursor)

  let offset: number | null = 0
  for (let cursor = address.cursor; cursor !== null && offset !== null;) {
    const found = before(cursor)
    offset = found ? offset + found.page.items.length : null
    cursor = found?.cursor ?? null
  }
  const top = fromTheTop(address)
  const previous = address.cursor === null ? null : { ...top, cursor: before(address.cursor)?.cursor ?? null }
  return { previous, offset }
}
