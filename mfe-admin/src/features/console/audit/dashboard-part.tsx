import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
import { LoadFailure } from '@kere/screens/load-failure'
import { dayOf, momentOf } from '@kere/screens/time-in-india'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { queryOptions, useQuery } from '@tanstack/react-query'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { Link } from 'react-router-dom'
import type { DashboardPart } from '../../../dashboard/dashboard-part.ts'
import { AuditOutcomeBadge } from './audit-outcome.tsx'
import { actorName, auditLogPath } from './audit-text.ts'

const shown = 5
const dayMs = 86_400_000

const extractQuery = (api: ApiClient, query: { limit: number; outcome?: 'refused'; from?: string }) =>
  queryOptions({
    queryKey: ['audit-log', 'extract', query],
    staleTime: 5_000,
    queryFn: async ({ signal }) => {
      const { listAuditLog } = await import('@kere/contracts/console/audit')
      return api.call(listAuditLog, { query }, { signal })
    },
  })

const newestQuery = (api: ApiClient) => extractQuery(api, { limit: shown })

function NewestEntries() {
  const { api } = useRemote()
  const newest = useQuery(newestQuery(api))
  return (
    <Section title="Latest activity" link={{ href: auditLogPath, label: 'Open the audit log' }}>
      {newest.data?.items.length === 0 && <p className="text-muted">No entries yet.</p>}
      {newest.data && (
        <ul className="-mt-3 list-none">
          {newest.data.items.map((entry) => (
            <li
              key={entry.id}
              className="relative flex min-h-13 items-center gap-4 border-b border-hairline py-2 text-dense hover:bg-hover"
            >
              <div className="min-w-0 grow leading-dense">
                <Link
                  to={`${auditLogPath}?entry=${entry.id}`}
                  className="font-semibold text-ink no-underline after:absolute after:inset-0"
                >
                  {entry.name}
                </Link>
                <p className="text-meta text-muted desk:truncate">
                  {actorName(entry)}, {momentOf(entry.at)} IST
                </p>
              </div>
              <AgeOrDate instant={entry.at} className="hidden text-meta text-muted desk:block" />
              <AuditOutcomeBadge status={entry.outcome} />
            </li>
          ))}
        </ul>
      )}
      {newest.isPending && (
        <SkeletonGroup label="Loading the newest entries">
          {Array.from({ length: shown }, (_, index) => (
            <div key={index} className="flex min-h-13 items-center gap-4 border-b border-hairline">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="ms-auto h-5 w-20" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {newest.isError && (
        <LoadFailure title="Failed to fetch the audit log" query={newest} className="mt-4">
          The rest of the page works.
        </LoadFailure>
      )}
    </Section>
  )
}

const recentRefusals = (now: number) => ({ outcome: 'refused', from: dayOf(now - dayMs) }) as const

function refusals(api: ApiClient, now: number) {
  const filters = recentRefusals(now)
  return queryOptions({
    ...extractQuery(api, { ...filters, limit: 1 }),
    select: ({ total, totalIsLowerBound }) =>
      total === 0
        ? []
        : [
            {
              id: 'refusals',
              tone: 'warn' as const,
              icon: ShieldAlert,
              title: `${countOf(total, ['failed sign-in or denied request', 'failed sign-ins and denied requests'], totalIsLowerBound)} since yesterday`,
              text: 'Check them in the audit log for a pattern.',
              href: `${auditLogPath}?${new URLSearchParams(filters).toString()}`,
              act: 'See them',
            },
          ],
  })
}

export const auditLogPart: DashboardPart = {
  name: 'audit-log',
  taskQuery: refusals,
  section: { component: NewestEntries, queries: (api) => [newestQuery(api)] },
}
