import { formerMember } from '@kere/contracts/former-member'
import { limits } from '@kere/contracts/limits'
import { type OrderSort, type OrderState, orderStateNames, orderStates } from '@kere/contracts/order-options'
import type { EndpointOutput } from '@kere/contracts/endpoint'
import type { listOrders } from '@kere/contracts/orders'
import { MomentCell, TwoLines } from '@kere/screens/cells'
import { defineList } from '@kere/screens/list'
import { day, order, tabs, text } from '@kere/screens/list-filter'
import { OrderStateBadge } from '@kere/screens/order-state'
import { momentOf } from '@kere/screens/time-in-india'
import type { DataColumn } from '@kere/ui/data-table'
import { formatPrice } from '@kere/ui/price-format'

type OrderRow = EndpointOutput<typeof listOrders>['items'][number]

const nameOf = ({ buyer }: Pick<OrderRow, 'buyer'>) => buyer?.name ?? formerMember.name

const columns: readonly DataColumn<OrderRow>[] = [
  {
    id: 'buyer',
    header: 'Learner',
    isTitle: true,
    cell: ({ buyer, reference }) => (
      <TwoLines
        isWhole
        first={<span className="font-semibold">{nameOf({ buyer })}</span>}
        second={<span className="tabular-nums">{reference}</span>}
      />
    ),
  },
  {
    id: 'item',
    header: 'For',
    cell: ({ item, paymentReference }) => <TwoLines first={item.title} second={paymentReference ?? item.kind} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <span className="font-semibold tabular-nums">{formatPrice(amount)}</span>,
  },
  {
    id: 'placedAt',
    header: 'Placed (IST)',
    isSortable: true,
    cell: ({ placedAt }) => <MomentCell instant={placedAt} />,
  },
  {
    id: 'paidAt',
    header: 'Paid (IST)',
    isFirstToLeave: true,
    cell: ({ paidAt }) => paidAt && <MomentCell instant={paidAt} />,
  },
  { id: 'state', header: 'Status', cell: ({ state }) => <OrderStateBadge state={state} /> },
]

/** W-06, W-07 */
export const orders = defineList({
  name: 'orders',
  path: '/dashboard/orders',
  title: 'Orders',
  description: 'What is ordered, what is paid, and which refunds are waiting for a decision.',
  noun: ['order', 'orders'],
  filters: {
    state: tabs<OrderState | 'all'>({
      label: 'Orders by status',
      options: [
        ...orderStates.map((value) => ({ value, label: orderStateNames[value] })),
        { value: 'all', label: 'All' },
      ],
    }),
    search: text({
      label: 'Search orders',
      placeholder: 'Order, name, course or event, bank reference',
      maxLength: limits.searchLength,
    }),
    from: day('From'),
    to: day('To'),
    sort: order<OrderSort>([
      { value: 'newest', label: 'Newest first', column: 'placedAt', isDescending: true },
      { value: 'oldest', label: 'Oldest first', column: 'placedAt', isDescending: false },
    ]),
  },
  load: async (api, query, signal) =>
    api.call((await import('@kere/contracts/orders')).listOrders, { query }, { signal }),
  rowId: ({ id }) => id,
  rowName: (row: OrderRow) => `${nameOf(row)}, ${row.reference}`,
  columns,
  card: ({ buyer, reference, item, amount, placedAt, state }) => ({
    title: nameOf({ buyer }),
    badge: <OrderStateBadge state={state} />,
    lines: [`${formatPrice(amount)}, ${item.title}`, `${reference}, ${momentOf(placedAt)} IST`],
  }),
  exportName: 'orders',
  failed: { title: 'Failed to fetch orders', text: 'Your decisions are saved. Try again in a moment.' },
  empty: {
    title: 'No order is waiting for payment',
    text: ({ counts = {} }) =>
      Object.values(counts).some((count) => count > 0)
        ? 'Every order is paid or closed. New ones appear here.'
        : 'Orders of paid courses and events appear here, with what has to be paid.',
  },
  noneFound: {
    text: ({ state }) =>
      state === 'all' || state === ''
        ? 'No order matches these filters.'
        : `No order here is “${orderStateNames[state]}”.`,
    link: 'Show orders waiting for payment',
  },
})
