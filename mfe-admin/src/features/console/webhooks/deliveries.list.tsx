import { countOf } from '@kere/brand/count'
import { deliveryErrorNames, deliveryStateNames } from '@kere/contracts/console/webhook-options'
import type { WebhookDelivery } from '@kere/contracts/console/webhooks'
import { labelOf } from '@kere/contracts/http/open-value'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate, choice, loadedChoice, named } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { statusBadge } from '@kere/screens/status-badge'
import { momentOf } from '@kere/screens/time-in-india'
import { deliveryActs, loadContract } from './webhooks.acts.tsx'

const State = statusBadge(deliveryStateNames, { pending: ['neutral'], delivered: ['leaf'], failed: ['warn'] })

const answerText = ({ status, error }: WebhookDelivery) => {
  if (status !== null) return `Answered ${status}`
  return error === null ? 'Not sent yet' : labelOf(deliveryErrorNames, error)
}

const deliveries = defineList({
  name: 'webhook-deliveries',
  path: '/dashboard/webhooks/deliveries',
  title: 'Deliveries',
  above: { label: 'Webhooks', path: '/dashboard/webhooks' },
  description: 'Recent events, and how each webhook answered.',
  noun: ['delivery', 'deliveries'],
  filters: {
    state: choice({ label: 'Status', anyLabel: 'Any status', options: named(deliveryStateNames) }),
    webhook: loadedChoice({
      label: 'Webhook',
      anyLabel: 'Any webhook',
      load: async (api, signal) => {
        const { items } = await api.call((await loadContract()).webhooks.list, { query: {} }, { signal })
        return items.map(({ id, name }) => ({ value: id, label: name }))
      },
    }),
    sort: byDate('created'),
  },
  ...readsOf(async () => (await loadContract()).webhookDeliveries),
  rowName: ({ type, webhook }) => `${type} to ${webhook.name}`,
  columns: [
    {
      id: 'type',
      header: 'Event',
      isTitle: true,
      cell: ({ type, webhook }) => (
        <TwoLines first={<strong className="font-mono text-dense">{type}</strong>} second={webhook.name} />
      ),
    },
    { id: 'state', header: 'Status', cell: ({ state }) => <State status={state} /> },
    {
      id: 'answer',
      header: 'Answer',
      cell: (row) => <TwoLines first={answerText(row)} second={countOf(row.attempts, ['try', 'tries'])} />,
    },
    {
      id: 'created',
      header: 'Happened (IST)',
      isSortable: true,
      cell: ({ createdAt }) => <MomentCell instant={createdAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      hideFirst: true,
      cell: (row) => <RowActButtons isInRow acts={deliveryActs} row={row} names={['replay']} />,
    },
  ],
  card: (row) => ({
    title: row.type,
    badge: <State status={row.state} />,
    lines: [
      `${row.webhook.name}, ${momentOf(row.createdAt)} IST`,
      `${answerText(row)}, ${countOf(row.attempts, ['try', 'tries'])}`,
    ],
  }),
  panel: {
    param: 'delivery',
    component: DeliveryPanel,
    missing: { text: 'It may be on another page, or hidden by your filters.', link: 'Show all deliveries' },
  },
  failed: { title: 'Failed to fetch the deliveries', text: 'Events are still delivered.' },
  empty: { title: 'No deliveries yet', text: 'Events appear here as they happen. Send a test event to try a webhook.' },
})

function DeliveryPanel({ row }: { row: WebhookDelivery }) {
  const { id, type, webhook, state, attempts, body, createdAt, nextAttemptAt, doneAt, answer, error } = row
  return (
    <>
      <h3 className="font-mono text-panel wrap-anywhere">{type}</h3>
      <Facts className="mt-4">
        <Fact name="Status">
          <State status={state} />
        </Fact>
        <Fact name="Webhook">{webhook.name}</Fact>
        <Fact name="Id">
          <span className="font-mono text-dense wrap-anywhere">{id}</span>
        </Fact>
        <MomentFact name="Happened" at={createdAt} />
        <Fact name="Tries">{attempts}</Fact>
        <MomentFact name="Next try" at={nextAttemptAt} />
        <MomentFact name={state === 'failed' ? 'Given up' : 'Delivered'} at={doneAt} />
        <Fact name="Last answer">
          {answerText(row)}
          {error && row.status !== null && (
            <span className="block text-muted">{labelOf(deliveryErrorNames, error)}</span>
          )}
        </Fact>
      </Facts>
      <Sent title="Body" text={body} />
      {answer && <Sent title="Beginning of the answer" text={answer} />}
      <div className="mt-4">
        <RowActButtons acts={deliveryActs} row={row} names={['replay']} />
      </div>
    </>
  )
}

const Sent = ({ title, text }: { title: string; text: string }) => (
  <>
    <h4 className="mt-4 font-semibold">{title}</h4>
    <pre className="mt-1 rounded-control border border-hairline p-3 text-dense wrap-anywhere whitespace-pre-wrap">
      {text}
    </pre>
  </>
)

export const route = { path: '/dashboard/webhooks/deliveries', roles: ['admin'] }

export const page = listScreen(deliveries)
