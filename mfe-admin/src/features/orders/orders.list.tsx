import { formerMember } from '@kere/contracts/accounts/former-member'
import { orderWayNames } from '@kere/contracts/orders/income-options'
import { orderStateNames } from '@kere/contracts/orders/order-options'
import type { ListedOrder, AdminOrder } from '@kere/contracts/orders/orders'
import type { ApiClient } from '@kere/platform/api'
import { MomentCell, momentColumn, TwoLines } from '@kere/screens/cells'
import { reportedLabel } from '@kere/contracts/orders/order-relations'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate, choice, day, days, loadedChoice, named, tabs, text } from '@kere/screens/list-filter'
import { dateOf, dayOf } from '@kere/screens/time-in-india'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import type { DataColumn } from '@kere/ui/data-table/data-table'
import { formatPrice } from '@kere/ui/money/price-format'
import { loadContract } from './order-answers.ts'
import { orderBulkActs } from './order-bulk-acts.tsx'
import { ordersPath } from './order-paths.ts'
import { OrderStateBadge } from '@kere/screens/order-state'

interface OrderBadgeProps {
  item: Pick<AdminOrder, 'state' | 'claim' | 'latePayment'>
}

export const OrderBadge = ({ item }: OrderBadgeProps) => <OrderStateBadge order={item} claimed={reportedLabel} />

const nameOf = ({ buyer }: Pick<ListedOrder, 'buyer'>) => buyer?.name ?? formerMember.name

const claimText = ({ bankReference }: NonNullable<ListedOrder['claim']>) => `Buyer’s reference ${bankReference}`

const columns: readonly DataColumn<ListedOrder>[] = [
  {
    id: 'buyer',
    header: 'Learner',
    isTitle: true,
    cell: ({ buyer, reference }) => (
      <PersonCell
        person={{ id: buyer?.id, name: nameOf({ buyer }) }}
        second={<span className="tabular-nums">{reference}</span>}
      />
    ),
  },
  {
    id: 'item',
    header: 'For',
    cell: ({ item, paymentReference, claim }) => (
      <TwoLines first={item.title} second={paymentReference ?? (claim ? claimText(claim) : item.kind)} />
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    isNumber: true,
    cell: ({ amount, discount }) => (
      <>
        <span className="font-semibold tabular-nums">{formatPrice(amount)}</span>
        {discount && (
          <span className="block text-meta text-muted">
            −{formatPrice(discount.amount)} {discount.code}
          </span>
        )}
      </>
    ),
  },
  momentColumn('placedAt', 'Placed (IST)', 'placedAt'),
  {
    id: 'paidAt',
    header: 'Paid (IST)',
    hideFirst: true,
    cell: ({ paidAt }) => paidAt && <MomentCell instant={paidAt} />,
  },
  { id: 'state', header: 'Status', cell: (row) => <OrderBadge item={row} /> },
]

/** Loads what was paid for in the last 400 days. */
async function loadSold(api: ApiClient, signal: AbortSignal) {
  const { getIncome } = await import('@kere/contracts/orders/income')
  const now = Date.now()
  const query = { from: dayOf(now - 400 * 24 * 60 * 60 * 1000), to: dayOf(now) }
  const { items } = await api.call(getIncome, { query }, { signal })
  return items.map(({ id, title }) => ({ value: id, label: title }))
}

export const orders = defineList({
  name: 'orders',
  path: ordersPath,
  title: 'Orders',
  description: 'Orders, payments and refund requests.',
  noun: ['order', 'orders'],
  filters: {
    state: tabs({
      label: 'Orders by status',
      options: [...named(orderStateNames), { value: 'all', label: 'All' }],
    }),
    claim: choice({
      label: 'Payment',
      anyLabel: 'Any payment',
      options: named({ claimed: reportedLabel }),
    }),
    search: text({
      label: 'Search orders',
      placeholder: 'Search orders',
    }),
    way: choice({ label: 'Paid by', anyLabel: 'Paid in any way', options: named(orderWayNames) }),
    item: loadedChoice({ label: 'Course or event', anyLabel: 'Any course or event', load: loadSold }),
    ...days,
    paidFrom: day('Paid from'),
    paidTo: day('Paid to'),
    refundedFrom: day('Refunded from'),
    refundedTo: day('Refunded to'),
    sort: byDate('placedAt'),
  },
  ...readsOf(async () => (await loadContract()).orders),
  rowName: (row: ListedOrder) => `${nameOf(row)}, ${row.reference}`,
  columns: ({ state }) =>
    state === 'pending_payment' || state === '' ? columns.filter(({ id }) => id !== 'paidAt') : columns,
  card: (row) => ({
    title: nameOf(row),
    picture: <PersonPicture person={{ id: row.buyer?.id, name: nameOf(row) }} />,
    lines: [
      <OrderBadge key="state" item={row} />,
      `${formatPrice(row.amount)}, ${row.item.title}`,
      `${row.reference}, ${dateOf(row.placedAt)}`,
      ...(row.claim ? [claimText(row.claim)] : []),
    ],
  }),
  bulk: {
    list: 'orders',
    acts: Object.values(orderBulkActs),
  },
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
