import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf } from '@kere/contracts/http/open-value'
import { orderItemLabels } from '@kere/contracts/orders/order-items'
import { orderLimits, orderStateNames } from '@kere/contracts/orders/order-options'
import type { AdminOrder } from '@kere/contracts/orders/orders'
import type { ApiClient } from '@kere/platform/api'
import { type Decision, defineReview, type ReviewActs } from '@kere/screens/review'
import { momentOf } from '@kere/screens/time-in-india'
import { formatPrice } from '@kere/ui/money/price-format'
import { loadContract, reason, transfer, transferOf } from './order-answers.ts'
import { OrderBadge, orders } from './orders.list.tsx'
import { OrderFacts, OrderHistory } from './order-facts.tsx'
import { reviewScreen } from '@kere/screens/review-screen'

const loadGatewayContract = () => import('@kere/contracts/orders/gateway-payments')

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
  const what = state === 'paid' && by ? 'Payment confirmed' : labelOf(orderStateNames, state)
  return [what, by].filter(Boolean).join(' ') + (at ? `, ${momentOf(at)} IST` : '')
}

/** A confirmed payment can be refunded at any time, even if the buyer has not asked for it. */
function actsOf(order: AdminOrder): ReviewActs {
  const { state } = order
  if (order.isPaidAtOnce)
    return {
      approve: { ...refundAtOnce(order), isUnasked: state !== 'refund_requested' },
      ...(state === 'refund_requested' && { decline: refundRefusal(order) }),
      isSilent: true,
    }
  const isSilent = order.buyer === null
  switch (state) {
    case 'pending_payment':
      return { approve: confirmation(order), decline: cancellation(order), isSilent }
    case 'refund_requested':
      if (order.latePayment === 'refund') return { approve: refund(order), isSilent }
      return { approve: refund(order), decline: refundRefusal(order), isSilent }
    case 'paid':
      return { approve: { ...refund(order), isUnasked: true }, isSilent }
    case 'expired':
    case 'cancelled':
      return { ...(!isSilent && { approve: lateConfirmation(order) }), decline: lateRefund(order), isSilent }
    default:
      return {}
  }
}

const confirmation = ({ amount, reference, item, claim }: AdminOrder) => ({
  label: 'Confirm payment',
  busy: 'Confirming',
  done: `The payment of order ${reference} is confirmed`,
  failed: 'The payment was not confirmed',
  question: {
    ...transfer,
    title: `Confirm ${formatPrice(amount)} for order ${reference}`,
    text: `The UTR or reference number of the credit in the bank statement. ${claim ? 'Below is what the buyer sent: check that it is there. ' : ''}Confirming ${orderItemLabels(item.kind).confirming}.`,
    ...(claim && { answer: claim.bankReference }),
    submit: 'Confirm payment',
  },
})

const closedAs = ({ state }: AdminOrder) => (state === 'expired' ? 'expired' : 'was cancelled')

const lateConfirmation = (order: AdminOrder) => ({
  label: 'Confirm late payment',
  busy: 'Confirming',
  done: `The late payment of order ${order.reference} is confirmed`,
  failed: 'The payment was not confirmed',
  question: {
    ...transfer,
    title: `Confirm ${formatPrice(order.amount)} for order ${order.reference}`,
    text: `For money that came after the order ${closedAs(order)}. Confirming ${orderItemLabels(order.item.kind).confirming}, if that is still possible.`,
    ...(order.claim && { answer: order.claim.bankReference }),
    submit: 'Confirm payment',
  },
})

const lateRefund = (order: AdminOrder) => ({
  label: 'Record for refund',
  busy: 'Recording',
  done: `The payment of order ${order.reference} is to be refunded`,
  failed: 'The payment was not recorded',
  question: {
    ...transfer,
    title: `Record ${formatPrice(order.amount)} of order ${order.reference} for a refund`,
    text: `For money that came after the order ${closedAs(order)} and has to go back. We email the buyer that we will send it back.`,
    ...(order.claim && { answer: order.claim.bankReference }),
    submit: 'Record for a refund',
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
      { name: 'Not offered any more', text: `This ${orderItemLabels(item.kind).noun} is no longer offered.` },
      { name: 'Ordered twice', text: `${orderItemLabels(item.kind).already}, so you do not have to pay for it again.` },
    ],
  },
})

const refund = ({ amount, reference, item }: AdminOrder) => ({
  label: 'Refund',
  busy: 'Refunding',
  done: `Order ${reference} is refunded`,
  failed: 'The refund was not recorded',
  question: {
    ...transfer,
    title: `Refund ${formatPrice(amount)} for order ${reference}`,
    text: `Send the money first, then enter the reference of that transfer. A refund ${orderItemLabels(item.kind).refunding}.`,
    submit: 'Record the refund',
  },
})

/** The gateway sends the money back. That cannot be undone, so the admin types the order number. */
const refundAtOnce = ({ amount, reference, item }: AdminOrder) => ({
  label: 'Refund',
  busy: 'Refunding',
  done: `Order ${reference} is refunded`,
  failed: 'The payment was not refunded',
  question: {
    label: 'Order number',
    length: orderLimits.bankReferenceLength,
    isLine: true as const,
    check: (given: string) =>
      Promise.resolve(sameLetters(given) === sameLetters(reference) ? undefined : `Enter ${reference}`),
    title: `Refund ${formatPrice(amount)} for order ${reference}`,
    text: `The payment service sends the whole amount back to where it came from. A refund ${orderItemLabels(item.kind).refunding}. This cannot be undone: enter ${reference} to go on.`,
    submit: 'Refund now',
  },
})

const sameLetters = (given: string) => given.replaceAll(/[^a-z\d]/gi, '').toUpperCase()

const refundRefusal = ({ reference, item }: AdminOrder) => ({
  label: 'Decline refund',
  busy: 'Declining',
  done: `The refund of order ${reference} is declined`,
  failed: 'The refund was not declined',
  question: {
    ...reason,
    title: `Decline the refund of order ${reference}`,
    text: `We email the learner your reason word for word. ${orderItemLabels(item.kind).keeps}.`,
    submit: 'Decline and send the email',
  },
})

/**
 * In each state of the order, the same decision calls another endpoint. If the state has changed meanwhile, the API
 * refuses and says what it is now.
 */
async function decide(
  api: ApiClient,
  id: string,
  decision: Decision,
  { state, isPaidAtOnce }: AdminOrder,
): Promise<AdminOrder> {
  const { confirmOrderPayment, recordLatePayment, refundOrder, cancelOrder, declineRefund } = await loadContract()
  const params = { id }
  if (isPaidAtOnce && decision.kind === 'approve')
    return api.call((await loadGatewayContract()).refundGatewayPayment, { params })
  if (state === 'expired' || state === 'cancelled') {
    const isConfirmed = decision.kind === 'approve'
    const outcome = isConfirmed ? ('confirm' as const) : ('refund' as const)
    const given = isConfirmed ? (decision.answer ?? '') : decision.reason
    return api.call(recordLatePayment, { params, body: { outcome, ...transferOf(given, decision.more) } })
  }
  if (decision.kind === 'approve') {
    const body = transferOf(decision.answer ?? '', decision.more)
    return state === 'pending_payment'
      ? api.call(confirmOrderPayment, { params, body })
      : api.call(refundOrder, { params, body })
  }
  const body = { reason: decision.reason }
  return state === 'pending_payment'
    ? api.call(cancelOrder, { params, body })
    : api.call(declineRefund, { params, body })
}

export const route = { path: '/dashboard/orders/:id', roles: ['admin'] }

export const page = reviewScreen(orderReview)
