import { countOf } from '@kere/brand/count'
import type { ManagedPosition } from '@kere/contracts/careers/positions'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Dialog } from '@kere/ui/overlays/dialog'
import { Badge } from '@kere/ui/status/badge'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { OrderedPage, OrderedRow } from '../../../ordered-rows.tsx'
import { loadPositions, managedPositionsQuery, positionsPath } from './positions.api.ts'
import { PositionDialog } from './position-dialog.tsx'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/positions', roles: ['admin'] }

function PositionsPage() {
  const { api } = useRemote()
  const query = useQuery(managedPositionsQuery(api))
  const [edited, setEdited] = useState<ManagedPosition | 'new' | null>(null)
  return (
    <OrderedPage
      title="Positions"
      lead={
        <>
          Shown on the <TextLink href="/careers">careers page</TextLink> in this order.
        </>
      }
      add={{ label: 'New position', onAdd: () => setEdited('new') }}
      query={query}
      failed={{ title: 'Failed to fetch positions', text: 'Visitors still see the careers page.' }}
      empty={{ title: 'No positions yet', text: 'Write one, then publish it. Visitors can apply from then on.' }}
      columns={['Position', 'Applications', 'Actions']}
      renderRow={(position, place, { length }) => (
        <Position
          key={position.id}
          position={position}
          place={place}
          count={length}
          onEdit={() => setEdited(position)}
        />
      )}
    >
      {edited && <PositionDialog position={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </OrderedPage>
  )
}

interface PositionProps {
  position: ManagedPosition
  place: number
  count: number
  onEdit: () => void
}

function Position({ position, place, count, onEdit }: PositionProps) {
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
    <OrderedRow
      name={title}
      place={place}
      count={count}
      onMove={move}
      texts={
        <p className="wrap-anywhere text-muted">
          {location} · {type}
        </p>
      }
      state={
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-dense">
          <p>
            <TextLink href={`/dashboard/job-applications?position=${id}`}>
              {countOf(applications, 'application')}
            </TextLink>
            {waiting > 0 && <span className="block text-meta text-muted">{waiting} to answer</span>}
          </p>
          <StatusBadge status={status} />
        </div>
      }
      acts={
        <>
          <Button
            variant="quiet"
            size="toolbar"
            icon={<Pencil aria-hidden="true" />}
            aria-label={`Edit ${title}`}
            onClick={onEdit}
            className="px-2.5"
          >
            Edit
          </Button>
          {status === 'open' ? (
            <Button
              variant="quiet"
              size="toolbar"
              aria-label={`Close ${title}`}
              onClick={() => setAsked(true)}
              className="px-2.5"
            >
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
        </>
      }
    >
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
    </OrderedRow>
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
