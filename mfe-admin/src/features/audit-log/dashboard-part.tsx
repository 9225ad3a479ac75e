import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/screens/count'
import { hrefOf } from '@kere/screens/list-address'
import type { ValuesOf } from '@kere/screens/list-filter'
import { listKey } from '@kere/screens/list-query'
import { LoadFailure } from '@kere/screens/load-failure'
import { dayOf, momentOf } from '@kere/screens/time-in-india'
import { Section } from '@kere/ui/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'
import { TimeAgo } from '@kere/ui/time-ago'
import { queryOptions, useQuery } from '@tanstack/react-query'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { Link } from 'react-router-dom'
import type { DashboardPart } from '../../dashboard-part.ts'
import { auditLog } from './audit-log.list.tsx'
import { AuditOutcomeBadge } from './audit-outcome.tsx'
import { actorName } from './audit-text.ts'

const shown = 5
const dayMs = 86_400_000

type Filters = Partial<ValuesOf<typeof auditLog.filters>>

const extractQuery = (api: ApiClient, { outcome, from }: Filters, limit: number) => {
  const query = { ...(outcome && { outcome }), ...(from && { from }), limit }
  return queryOptions({
    queryKey: [...listKey(auditLog), 'extract', query],
    staleTime: 5_000,
    queryFn: ({ signal }) => auditLog.load(api, query, signal),
  })
}

const newestQuery = (api: ApiClient) => extractQuery(api, {}, shown)

function NewestEntries() {
  const { api } = useRemote()
  const newest = useQuery(newestQuery(api))
  return (
    <Section title="Latest activity" link={{ href: auditLog.path, label: 'Open the audit log' }}>
      {newest.data?.items.length === 0 && <p className="text-muted">No entries yet.</p>}
      {newest.data && (
        <ul className="list-none">
          {newest.data.items.map((entry) => (
            <li
              key={entry.id}
              className="relative flex min-h-13 items-center gap-4 border-b border-hairline py-2 text-dense hover:bg-hover"
            >
              <div className="min-w-0 grow leading-dense">
                <Link
                  to={hrefOf(auditLog, { open: entry.id })}
                  className="font-semibold text-ink no-underline after:absolute after:inset-0"
                >
                  {entry.name}
                </Link>
                <p className="text-meta text-muted desk:truncate">
                  {actorName(entry)}, {momentOf(entry.at)} IST
                </p>
              </div>
              <TimeAgo instant={entry.at} className="hidden text-meta text-muted desk:block" />
              <AuditOutcomeBadge outcome={entry.outcome} />
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

const recentRefusals = (now: number): Filters => ({ outcome: 'refused', from: dayOf(now - dayMs) })

/** Refusals are worth a look while they are fresh. */
function refusals(api: ApiClient, now: number) {
  const filters = recentRefusals(now)
  return queryOptions({
    ...extractQuery(api, filters, 1),
    select: ({ total, totalIsLowerBound }) =>
      total === 0
        ? []
        : [
            {
              id: 'refusals',
              tone: 'warn' as const,
              icon: ShieldAlert,
              title: `${countOf(total, ['refusal', 'refusals'], totalIsLowerBound)} since yesterday`,
              text: 'Failed sign-ins and denied requests. Check them for a pattern.',
              href: hrefOf(auditLog, { values: filters }),
            },
          ],
  })
}

export const auditLogPart: DashboardPart = {
  name: 'audit-log',
  taskQuery: refusals,
  section: { component: NewestEntries, queries: (api) => [newestQuery(api)] },
}
