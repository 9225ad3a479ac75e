import { countOf } from '@kere/brand/count'
import { webhookLimits, webhookStateNames } from '@kere/contracts/console/webhook-options'
import type { Webhook } from '@kere/contracts/console/webhooks'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate } from '@kere/screens/list-filter'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { statusBadge } from '@kere/screens/status-badge'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { useState } from 'react'
import { ReplayDialog } from './replay-dialog.tsx'
import { RotateDialog } from './rotate-dialog.tsx'
import { loadContract, webhookActs } from './webhooks.acts.tsx'

const State = statusBadge(webhookStateNames, {
  active: ['leaf'],
  failing: ['warn'],
  paused: ['neutral'],
  off: ['warn'],
})

export const deliveriesPath = '/dashboard/webhooks/deliveries'

export const webhooks = defineList({
  name: 'webhooks',
  path: '/dashboard/webhooks',
  title: 'Webhooks',
  description: 'Addresses of other programs that are told when something happens.',
  noun: ['webhook', 'webhooks'],
  filters: { sort: byDate('created') },
  ...readsOf(async () => (await loadContract()).webhooks),
  rowName: ({ name }) => name,
  columns: [
    {
      id: 'name',
      header: 'Webhook',
      isTitle: true,
      cell: ({ name, url }) => <TwoLines first={<strong className="font-semibold">{name}</strong>} second={url} />,
    },
    { id: 'events', header: 'Events', hideFirst: true, cell: ({ events }) => countOf(events.length, 'type') },
    { id: 'state', header: 'Status', cell: ({ state }) => <State status={state} /> },
    {
      id: 'created',
      header: 'Added (IST)',
      isSortable: true,
      hideFirst: true,
      cell: ({ createdAt }) => <MomentCell instant={createdAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: (row) => <RowActButtons isInRow acts={webhookActs} row={row} names={['test', 'resume']} />,
    },
  ],
  card: (row) => ({
    title: row.name,
    badge: <State status={row.state} />,
    lines: [row.url, countOf(row.events.length, 'event type')],
    actions: <RowActButtons isInRow acts={webhookActs} row={row} names={['test', 'resume']} />,
  }),
  panel: {
    param: 'webhook',
    component: WebhookPanel,
    missing: { text: 'It may have been deleted.', link: 'Show all webhooks' },
  },
  failed: { title: 'Failed to fetch webhooks', text: 'Events are still delivered.' },
  empty: { title: 'No webhooks yet', text: 'Add one above. We notify it of the events that you choose.' },
})

function WebhookPanel({ row }: { row: Webhook }) {
  const { id, name, url, events, state, createdAt, failingSince, oldSecretUntil } = row
  const [asks, setAsks] = useState<'rotate' | 'replay' | null>(null)
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <Facts className="mt-4">
        <Fact name="Status">
          <State status={state} />
        </Fact>
        <Fact name="Address">
          <span className="wrap-anywhere">{url}</span>
        </Fact>
        <Fact name="Events">
          {events.map((event) => (
            <span key={event} className="block font-mono text-dense">
              {event}
            </span>
          ))}
        </Fact>
        <MomentFact name="Failing since" at={failingSince} />
        <MomentFact name="Old secret works until" at={oldSecretUntil} />
        <MomentFact name="Added" at={createdAt} />
      </Facts>
      {state === 'off' && (
        <p className="mt-4 text-meta text-muted">
          It was switched off because it accepted nothing for {countOf(webhookLimits.failingDays, 'day')}. Resume it to
          send the events that wait.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href={`${deliveriesPath}?webhook=${id}`} variant="outline" size="toolbar">
          Deliveries
        </ButtonLink>
        <Button variant="outline" size="toolbar" onClick={() => setAsks('replay')}>
          Send events again
        </Button>
        <Button variant="outline" size="toolbar" onClick={() => setAsks('rotate')}>
          Change secret
        </Button>
      </div>
      <div className="mt-3">
        <RowActButtons acts={webhookActs} row={row} names={['test', 'pause', 'resume', 'delete']} inMenu={['delete']} />
      </div>
      {asks === 'rotate' && <RotateDialog row={row} onClose={() => setAsks(null)} />}
      {asks === 'replay' && <ReplayDialog row={row} onClose={() => setAsks(null)} />}
    </>
  )
}
