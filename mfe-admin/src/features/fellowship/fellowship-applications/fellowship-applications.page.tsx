import { countOf } from '@kere/brand/count'
import { trackNames } from '@kere/contracts/fellowship/fellowship-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { hrefOf, rowHref } from '@kere/screens/list-address'
import { ListPage } from '@kere/screens/list-page'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { applications } from './applications.list.tsx'
import { Availability } from './availability.tsx'
import { countsQuery, roundsQuery } from './fellowship.api.ts'
import { listScreen } from '@kere/screens/list-screen'

export const route = { path: '/dashboard/fellowship-applications', roles: ['admin'] }

function ApplicationsPage() {
  const { api } = useRemote()
  const cache = useQueryClient()
  const { data } = useQuery(countsQuery(api))
  const [isBusy, setBusy] = useState(false)
  const tracks = data?.tracks ?? []
  const total = tracks.reduce((sum, track) => sum + track.total, 0)
  const pending = tracks.reduce((sum, track) => sum + track.pending, 0)
  const refresh = async () => {
    setBusy(true)
    await cache.invalidateQueries()
    setBusy(false)
  }
  const cards = [
    { name: 'Total Applications', total, pending, href: hrefOf(applications) },
    ...tracks.map(({ track, ...counts }) => ({
      name: labelOf(trackNames, track),
      ...counts,
      href: `${applications.path}?track=${track}`,
    })),
  ]
  return (
    <ListPage list={applications}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline px-4 py-4 wide:px-6">
        <p className="text-muted">
          Manage fellowship applications and program availability ({countOf(total, 'total application')})
        </p>
        <div className="flex flex-wrap items-center gap-2.5">
          <TextLink href={applications.path} className="inline-flex min-h-11 items-center px-2">
            Reset Filters
          </TextLink>
          <Button
            variant="outline"
            size="toolbar"
            icon={<RefreshCw aria-hidden="true" />}
            isBusy={isBusy}
            busyLabel="Refreshing"
            onClick={() => void refresh()}
          >
            Refresh
          </Button>
          {data?.longestWaiting && (
            <ButtonLink
              href={rowHref(applications, data.longestWaiting.id, { values: { status: 'pending', sort: 'oldest' } })}
              size="toolbar"
              icon={<ClipboardCheck aria-hidden="true" />}
            >
              Review {pending}
            </ButtonLink>
          )}
        </div>
      </div>
      <Availability>
        <dl className="grid grid-cols-2 border-hairline max-desk:border-t desk:grid-cols-4 desk:border-b">
          {cards.map((card) => (
            <div key={card.name} className="border-hairline px-4 py-3 not-last:border-e wide:px-6">
              <dt className="text-meta text-muted">{card.name}</dt>
              <dd>
                <a
                  href={card.href}
                  className="font-heading text-number font-heavy text-ink tabular-nums hover:underline"
                >
                  {card.total}
                </a>
                <span className="block text-meta text-muted">{card.pending} under review</span>
              </dd>
            </div>
          ))}
        </dl>
      </Availability>
    </ListPage>
  )
}

const screen = listScreen(applications, ApplicationsPage)

export const page: typeof screen = {
  ...screen,
  queries: (request, api) => [...(screen.queries?.(request, api) ?? []), roundsQuery(api), countsQuery(api)],
}
