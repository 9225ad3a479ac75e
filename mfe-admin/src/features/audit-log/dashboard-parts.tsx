import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/skeleton'
import { TimeAgo } from '@kere/ui/time-ago'
import { queryOptions, useQuery } from '@tanstack/react-query'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../load-failure.tsx'
import { dayOf, momentOf } from '../../time-in-india.ts'
import { auditHref, auditLogPath, type AuditAddress } from './audit-address.ts'
import { auditExtractQuery } from './audit-log.api.ts'
import { AuditOutcomeBadge } from './audit-outcome.tsx'
import { actorName, countOf } from './audit-text.ts'

/** Entries on the dashboard. */
const shown = 5
const dayMs = 86_400_000

const newestQuery = (api: ApiClient) => auditExtractQuery(api, {}, shown)

/** The newest entries, each a link to itself in the log. */
function NewestEntries() {
  const { api } = useRemote()
  const newest = useQuery(newestQuery(api))
  return (
    <Section
      title="Newest in the audit log"
      link={{ href: auditLogPath, label: 'The whole log' }}
      className="[&_h2]:text-panel"
    >
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
                  to={auditHref({ entry: entry.id })}
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

export const newestEntries = { component: NewestEntries, queries: (api: ApiClient) => [newestQuery(api)] }

/** What was refused yesterday and today, in India. */
const recentRefusals = (now: number): Partial<AuditAddress> => ({ outcome: 'refused', from: dayOf(now - dayMs) })

/** Refusals are worth a look while they are fresh. */
export function refusals(api: ApiClient, now: number) {
  const filters = recentRefusals(now)
  return queryOptions({
    ...auditExtractQuery(api, filters, 1),
    select: ({ total, totalIsLowerBound }) =>
      total === 0
        ? []
        : [
            {
              id: 'refusals',
              tone: 'warn' as const,
              icon: ShieldAlert,
              title: `${countOf(total, totalIsLowerBound)} ${total === 1 ? 'refusal' : 'refusals'} since yesterday`,
              text: 'Failed sign-ins, denied requests and used session keys: see whether a pattern shows.',
              href: auditHref(filters),
            },
          ],
  })
}
