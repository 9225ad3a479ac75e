import { formerMember } from '@kere/contracts/former-member'
import { labelOf } from '@kere/contracts/open-value'
import { orderItemWords } from '@kere/contracts/order-items'
import { orderLimits, orderStateNames } from '@kere/contracts/order-options'
import type { AdminOrder } from '@kere/contracts/orders'
import type { ApiClient } from '@kere/platform/api'
import { type Decision, defineReview, type ReviewActs, type ReviewQuestion } from '@kere/screens/review'
import { momentOf } from '@kere/screens/time-in-india'
import { formatPrice } from '@kere/ui/price-format'
import { OrderBadge, OrderFacts, OrderHistory } from './order-facts.tsx'
import { orders } from './orders.list.tsx'

const loadContract = () => import('@kere/contracts/orders')

const nameOf = ({ buyer }: Pick<AdminOrder, 'buyer'>) => buyer?.name ?? formerMember.name

export const orderReview = defineReview({
  list: orders,
  noun: 'order',
  description: 'An order, what has happened to it, and what comes next.',
  load: async (api, id, signal) => api.call((await loadContract()).getOrder, { params: { id } }, { signal }),
  isWaiting: ({ state }) => state === 'pending_payment' || state === 'refund_requested',
  nameOf,
  subtitleOf: ({ buyer, reference }) => buyer?.email ?? reference,
  outcomeOf,
  actsOf,
  conflict: 'order_changed',
  decide,
  undo: async (api, id) => {
    await api.call((await loadContract()).undoOrderDecision, { params: { id } })
  },
  body: OrderFacts,
  aside: OrderHistory,
  badge: OrderBadge,
  missing: 'Check the address, or find the order in the list by its number.',
})

function outcomeOf({ state, decidedBy, cancelledBy, closedAt, paidAt, refundedAt }: AdminOrder): string {
  const at = refundedAt ?? closedAt ?? paidAt
  const by = state === 'cancelled' && cancelledBy === 'member' ? 'by the learner' : decidedBy && `by ${decidedBy}`
  return [labelOf(orderStateNames, state), by].filter(Boolean).join(' ') + (at ? `, ${momentOf(at)} IST` : '')
}

/** A confirmed payment may be paid back at any time, asked for or not. */
function actsOf(order: AdminOrder): ReviewActs {
  const { state } = order
  const isSilent = order.buyer === null
  switch (state) {
    case 'pending_payment':
      return { approve: confirmation(order), decline: cancellation(order), isSilent }
    case 'refund_requested':
      return { approve: refund(order), decline: refundRefusal(order), isSilent }
    case 'paid':
      return { approve: refund(order), isSilent }
    default:
      return {}
  }
}

const bankReference = {
  label: 'Bank reference',
  length: orderLimits.bankReferenceLength,
  isLine: true,
  check: async (given: string) =>
    (await loadContract()).bankTransfer.safeParse({ bankReference: given }).error?.issues[0]?.message,
} as const satisfies Partial<ReviewQuestion>

const reason = {
  label: 'Reason',
  length: orderLimits.reasonLength,
  check: async (given: string) =>
    (await loadContract()).orderRefusal.safeParse({ reason: given }).error?.issues[0]?.message,
} as const satisfies Partial<ReviewQuestion>

const confirmation = ({ amount, reference, item }: AdminOrder) => ({
  label: 'Confirm payment',
  busy: 'Confirming',
  done: `The payment of order ${reference} is confirmed`,
  failed: 'The payment was not confirmed',
  question: {
    ...bankReference,
    title: `Confirm ${formatPrice(amount)} for order ${reference}`,
    text: `The UTR or reference number of the credit in the bank statement. Confirming ${orderItemWords(item.kind).confirming}.`,
    submit: 'Confirm payment',
  },
})

const cancellation = ({ reference, item }: AdminOrder) => ({
  label: 'Cancel order',
  busy: 'Cancelling',
  done: `Order ${reference} is cancelled`,
  failed: 'The order was not cancelled',
  question: {
    ...reason,
    title: `Cancel order ${reference}`,
    text: 'We email the learner your reason word for word, and ask them not to pay.',
    submit: 'Cancel the order',
    templates: [
      { name: 'Not offered any more', text: `This ${orderItemWords(item.kind).noun} is no longer offered.` },
      { name: 'Ordered twice', text: `${orderItemWords(item.kind).already}, so you do not have to pay for it again.` },
    ],
  },
})

const refund = ({ amount, reference, item }: AdminOrder) => ({
  label: 'Refund',
  busy: 'Refunding',
  done: `Order ${reference} is refunded`,
  failed: 'The refund was not recorded',
  question: {
    ...bankReference,
    title: `Refund ${formatPrice(amount)} for order ${reference}`,
    text: `Send the money first, then enter the reference of that transfer. A refund ${orderItemWords(item.kind).refunding}.`,
    submit: 'Record the refund',
  },
})

const refundRefusal = ({ reference, item }: AdminOrder) => ({
  label: 'Decline refund',
  busy: 'Declining',
  done: `The refund of order ${reference} is declined`,
  failed: 'The refund was not declined',
  question: {
    ...reason,
    title: `Decline the refund of order ${reference}`,
    text: `We email the learner your reason word for word. ${orderItemWords(item.kind).keeps}.`,
    submit: 'Decline and send the email',
  },
})

/** The same key means another act in each state; of one that is no more the API says what the order is now. */
async function decide(api: ApiClient, id: string, decision: Decision, { state }: AdminOrder): Promise<AdminOrder> {
  const { confirmOrderPayment, refundOrder, cancelOrder, declineRefund } = await loadContract()
  const params = { id }
  if (decision.kind === 'approve') {
    const body = { bankReference: decision.answer ?? '' }
    return state === 'pending_payment'
      ? api.call(confirmOrderPayment, { params, body })
      : api.call(refundOrder, { params, body })
  }
  const body = { reason: decision.reason }
  return state === 'pending_payment'
    ? api.call(cancelOrder, { params, body })
    : api.call(declineRefund, { params, body })
}
