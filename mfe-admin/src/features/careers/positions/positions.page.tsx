import { countOf } from '@kere/brand/count'
import type { ManagedPosition } from '@kere/contracts/careers/positions'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { LoadFailure } from '@kere/screens/load-failure'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Dialog } from '@kere/ui/overlays/dialog'
import { Badge } from '@kere/ui/status/badge'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { loadPositions, managedPositionsQuery, positionsPath } from './positions.api.ts'
import { PositionDialog } from './position-dialog.tsx'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/positions', roles: ['admin'] }

function PositionsPage() {
  const { api } = useRemote()
  const query = useQuery(managedPositionsQuery(api))
  const [edited, setEdited] = useState<ManagedPosition | 'new' | null>(null)
  const items = query.data?.items
  return (
    <div className="px-4 py-6 wide:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="sr-only">
          Positions
        </h1>
        <p className="text-muted">
          Shown on the <TextLink href="/careers">careers page</TextLink> in this order.
        </p>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
          New position
        </Button>
      </div>
      {query.isError && (
        <div className="mt-6">
          <LoadFailure title="Failed to fetch positions" query={query}>
            Visitors still see the careers page.
          </LoadFailure>
        </div>
      )}
      {query.isPending && (
        <SkeletonGroup label="Loading the positions">
          <Skeleton className="mt-6 h-24 w-full" />
          <Skeleton className="mt-3 h-24 w-full" />
        </SkeletonGroup>
      )}
      {items?.length === 0 && (
        <EmptyState title="No positions yet">Write one, then publish it. Visitors can apply from then on.</EmptyState>
      )}
      {items && items.length > 0 && (
        <ol className="mt-5 list-none border-t-2 border-ink">
          {items.map((position, place) => (
            <Position
              key={position.id}
              position={position}
              isFirst={place === 0}
              isLast={place === items.length - 1}
              onEdit={() => setEdited(position)}
            />
          ))}
        </ol>
      )}
      {edited && <PositionDialog position={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

interface PositionProps {
  position: ManagedPosition
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
}

function Position({ position, isFirst, isLast, onEdit }: PositionProps) {
  const { id, title, location, type, status, applications, waiting } = position
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (act: (client: ApiClient) => Promise<string | null>) => {
    if (isBusy) return
    setBusy(true)
    try {
      const text = await act(api)
      if (text !== null) context.notify({ tone: 'success', text })
      await cache.invalidateQueries()
      setAsked(false)
    } catch (error) {
      context.notify({ tone: 'error', text: error instanceof Error ? error.message : '' })
    } finally {
      setBusy(false)
    }
  }
  const set = (to: 'open' | 'closed') =>
    void run(async (client) => {
      const { setPositionStatus } = await loadPositions()
      await client.call(setPositionStatus, { params: { id }, body: { status: to } })
      return to === 'open' ? `${title} is open. Visitors can apply.` : `${title} is closed`
    })
  const move = (to: 'up' | 'down') =>
    void run(async (client) => {
      await client.call((await loadPositions()).movePosition, { params: { id }, body: { to } })
      return null
    })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-hairline py-4">
      <div className="min-w-0 grow basis-72">
        <h2 className="text-body leading-dense font-semibold wrap-anywhere">{title}</h2>
        <p className="mt-1 text-dense wrap-anywhere text-muted">
          {location} · {type}
        </p>
        <p className="mt-1 text-dense">
          <TextLink href={`/dashboard/job-applications?position=${id}`}>
            {countOf(applications, 'application')}
          </TextLink>
          {waiting > 0 && <span className="text-muted">, {waiting} to answer</span>}
        </p>
      </div>
      <StatusBadge status={status} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="toolbar"
          icon={<ArrowUp aria-hidden="true" />}
          aria-label={`Move ${title} up`}
          aria-disabled={isFirst}
          onClick={() => !isFirst && move('up')}
        />
        <Button
          variant="quiet"
          size="toolbar"
          icon={<ArrowDown aria-hidden="true" />}
          aria-label={`Move ${title} down`}
          aria-disabled={isLast}
          onClick={() => !isLast && move('down')}
        />
        <Button
          variant="outline"
          size="toolbar"
          icon={<Pencil aria-hidden="true" />}
          aria-label={`Edit ${title}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        {status === 'open' ? (
          <Button variant="outline" size="toolbar" aria-label={`Close ${title}`} onClick={() => setAsked(true)}>
            Close
          </Button>
        ) : (
          <Button
            variant="outline"
            size="toolbar"
            aria-label={`${status === 'draft' ? 'Publish' : 'Open again'} ${title}`}
            isBusy={isBusy}
            onClick={() => set('open')}
          >
            {status === 'draft' ? 'Publish' : 'Open again'}
          </Button>
        )}
      </div>
      <Dialog
        title={`Close ${title}?`}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button isBusy={isBusy} busyLabel="Closing" onClick={() => set('closed')}>
              Close position
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <p>
          It leaves the careers page, and nobody can apply any more. {staysText(applications, waiting)} You can open it
          again.
        </p>
      </Dialog>
    </li>
  )
}

const staysText = (applications: number, waiting: number) =>
  applications === 0
    ? 'Nobody has applied.'
    : waiting === 0
      ? 'All who have applied have an answer.'
      : `${countOf(waiting, ['application stays', 'applications stay'])} in Job Applications for you to answer; nobody is told by the closing itself.`

const StatusBadge = ({ status }: { status: ManagedPosition['status'] }) =>
  status === 'open' ? (
    <Badge tone="leaf" icon={<CircleDot aria-hidden="true" />}>
      Open
    </Badge>
  ) : (
    <Badge
      tone="neutral"
      icon={status === 'draft' ? <Pencil aria-hidden="true" /> : <CircleMinus aria-hidden="true" />}
    >
      {status === 'draft' ? 'Draft' : 'Closed'}
    </Badge>
  )

export const page: PageModule = {
  component: PositionsPage,
  queries: (_, api) => [managedPositionsQuery(api)],
  describe: () =>
    describeInDashboard({
      title: 'Positions',
      description: 'Open positions, drafts and closed ones.',
      path: positionsPath,
      above: [{ label: 'Job Applications', path: '/dashboard/job-applications' }],
    }),
}
