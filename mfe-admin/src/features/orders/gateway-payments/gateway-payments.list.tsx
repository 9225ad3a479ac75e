import { gatewayPaymentStateNames } from '@kere/contracts/orders/gateway-payment-options'
import type { GatewayPayment } from '@kere/contracts/orders/gateway-payments'
import { momentColumn, MomentCell, TwoLines } from '@kere/screens/cells'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate, named, tabs } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { statusBadge } from '@kere/screens/status-badge'
import { momentOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'

const State = statusBadge(gatewayPaymentStateNames, {
  open: ['neutral'],
  closed: ['neutral'],
  paid: ['leaf'],
  refund_due: ['warn'],
  refunded: ['neutral'],
})

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const amountOf = ({ paidAmount, amount }: GatewayPayment) => rupees.format((paidAmount ?? amount) / 100)

const titleOf = ({ order }: GatewayPayment) => order?.title ?? 'Deleted order'

const gatewayPayments = defineList({
  name: 'gateway-payments',
  path: '/dashboard/orders/gateway-payments',
  title: 'Online payments',
  above: { label: 'Orders', path: '/dashboard/orders' },
  description: 'Payments through the payment service, and money that has to go back.',
  noun: ['payment', 'payments'],
  filters: {
    state: tabs({
      label: 'Payments by status',
      options: [...named(gatewayPaymentStateNames), { value: 'all', label: 'All' }],
    }),
    sort: byDate('createdAt'),
  },
  ...readsOf(async () => (await import('@kere/contracts/orders/gateway-payments')).gatewayPayments),
  rowName: (row: GatewayPayment) => row.order?.reference ?? titleOf(row),
  columns: [
    {
      id: 'order',
      header: 'For',
      isTitle: true,
      cell: (row) => <TwoLines first={titleOf(row)} second={row.order?.reference} />,
    },
    { id: 'amount', header: 'Amount', isNumber: true, cell: amountOf },
    { id: 'payment', header: 'Payment', hideFirst: true, cell: ({ paymentId }) => paymentId },
    momentColumn('createdAt', 'Started (IST)', 'createdAt'),
    { id: 'paidAt', header: 'Paid (IST)', cell: ({ paidAt }) => paidAt && <MomentCell instant={paidAt} /> },
    { id: 'state', header: 'Status', cell: ({ state }) => <State status={state} /> },
  ],
  card: (row) => ({
    title: titleOf(row),
    badge: <State status={row.state} />,
    lines: [
      `${amountOf(row)}, ${row.order?.reference ?? 'no order'}`,
      ...(row.paidAt ? [`Paid ${momentOf(row.paidAt)} IST`] : []),
      ...(row.paymentId ? [row.paymentId] : []),
    ],
  }),
  panel: {
    param: 'payment',
    component: PaymentPanel,
    missing: { text: 'It may be on another page, or hidden by your filters.', link: 'Show payments to be returned' },
  },
  failed: { title: 'Failed to fetch the online payments', text: 'Payments and refunds go on meanwhile.' },
  empty: {
    title: 'No payment has to be returned',
    text: 'A payment that its order cannot take appears here until it has gone back.',
  },
  noneFound: {
    text: ({ state }) =>
      state === 'all' || state === ''
        ? 'Nobody has paid at once yet.'
        : `No payment is “${gatewayPaymentStateNames[state]}”.`,
    link: 'Show payments to be returned',
  },
})

function PaymentPanel({ row }: { row: GatewayPayment }) {
  const { order, state, paymentId, createdAt, paidAt, refundedAt } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{titleOf(row)}</h3>
      <Facts className="mt-4">
        <Fact name="Status">
          <State status={state} />
        </Fact>
        <Fact name="Amount">{amountOf(row)}</Fact>
        {order && (
          <Fact name="Order">
            <TextLink href={`/dashboard/orders/${encodeURIComponent(order.id)}`}>{order.reference}</TextLink>
          </Fact>
        )}
        {paymentId && <Fact name="Payment">{paymentId}</Fact>}
        <MomentFact name="Started" at={createdAt} />
        <MomentFact name="Paid" at={paidAt} />
        <MomentFact name="Returned" at={refundedAt} />
      </Facts>
      {state === 'refund_due' && (
        <p className="mt-4 text-dense text-muted">
          The payment service is asked again every half hour. If it keeps refusing, its dashboard says why. A refund
          made there is found by itself.
        </p>
      )}
    </>
  )
}

export const route = { path: '/dashboard/orders/gateway-payments', roles: ['admin'] }

export const page = listScreen(gatewayPayments)
