import { useRemote } from '@kere/platform/react/remote-tree'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { trailOf } from '../../cursor-trail.ts'
import { useResultNews } from '../../use-result-news.ts'
import { auditHref, fromTheTop, readAuditAddress, type AuditAddress } from './audit-address.ts'
import { auditLogQuery, listKey } from './audit-log.api.ts'
import { countEntries } from './audit-text.ts'

/** The log at its address: what it shows, how to move it, and where its pages lead. */
export function useAuditLog() {
  const { api, context, request } = useRemote()
  const cache = useQueryClient()
  const address = readAuditAddress(request.search)
  const log = useQuery({ ...auditLogQuery(api, address), placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = log
  const result = data && !isPlaceholderData ? countEntries(data.total, data.totalIsLowerBound) : undefined
  useResultNews(auditHref(fromTheTop(address)), result)
  return {
    address,
    log,
    trail: trailOf(cache, listKey(address), address.cursor),
    visit: (next: Partial<AuditAddress>) => context.navigation.push(auditHref(next)),
  }
}
