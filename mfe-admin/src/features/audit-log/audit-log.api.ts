import type { listAuditLog } from '@kere/contracts/audit'
import type { EndpointOutput } from '@kere/contracts/endpoint'
import { limits } from '@kere/contracts/limits'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { nullWithoutPage } from '../../cursor-trail.ts'
import { auditFiltersOf, wholeLog, type AuditAddress } from './audit-address.ts'

/** The endpoint with its schemas: loaded with the first call. */
const loadContract = () => import('@kere/contracts/audit')

export type AuditPage = EndpointOutput<typeof listAuditLog>

/** What has just been done should stand in the log that is opened to see it. */
const staleTime = 5_000

/** Key of the pages of a filter, which their cursor follows. */
export const listKey = (address: AuditAddress) => ['audit-log', auditFiltersOf(address)] as const

/** A page of the log; `null` where its cursor is none, or none any more. */
export const auditLogQuery = (api: ApiClient, address: AuditAddress) =>
  queryOptions({
    queryKey: [...listKey(address), address.cursor],
    staleTime,
    queryFn: async ({ signal }): Promise<AuditPage | null> => {
      const contract = await loadContract()
      const { cursor } = address
      const query = { ...auditFiltersOf(address), limit: limits.pageSize, ...(cursor && { cursor }) }
      return nullWithoutPage(cursor, () => api.call(contract.listAuditLog, { query }, { signal }))
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

/** The actions that the menu offers; they change with releases of the API. */
export const auditActionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['audit-actions'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const contract = await loadContract()
      const { items } = await api.call(contract.listAuditActions, {}, { signal })
      return items.map(({ action, name }) => ({ value: action, label: name }))
    },
  })
