import { useRemote } from '@kere/platform/react/remote-tree'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { auditHref, fromTheTop, readAuditAddress, type AuditAddress } from './audit-address.ts'
import { auditLogQuery, trailOf, type AuditPage } from './audit-log.api.ts'
import { countEntries } from './audit-text.ts'

/** The log at its address: what it shows, how to move it, and where its pages lead. */
export function useAuditLog() {
  const { api, context, request } = useRemote()
  const cache = useQueryClient()
  const address = readAuditAddress(request.search)
  const log = useQuery({ ...auditLogQuery(api, address), placeholderData: keepPreviousData })
  useResultNews(address, log)
  return {
    address,
    log,
    trail: trailOf(cache, address),
    visit: (next: Partial<AuditAddress>) => context.navigation.push(auditHref(next)),
  }
}

/** Says how many entries a change of the filters has left, once they are there. */
function useResultNews(
  address: AuditAddress,
  { data, isPlaceholderData }: { data: AuditPage | null | undefined; isPlaceholderData: boolean },
) {
  const { context } = useRemote()
  const filters = auditHref(fromTheTop(address))
  const told = useRef(filters)
  useEffect(() => {
    if (!data || isPlaceholderData || told.current === filters) return
    told.current = filters
    context.announce(countEntries(data.total, data.totalIsLowerBound))
  }, [filters, data, isPlaceholderData, context])
}
