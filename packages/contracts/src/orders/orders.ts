import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { bulkOf } from '../http/bulk.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { listFilters } from '../http/list.ts'
import { openEnum, openUnion } from '../http/open-enum.ts'
import { days, oneOf, resource } from '../http/resource.ts'
import { bankTransfer, paymentClaim } from './bank-transfer.ts'
import { codeProblems, typedCode } from './discount-codes.ts'
import { orderWays } from './income-options.ts'
import { orderItemKinds, orderItems } from './order-items.ts'
import {
  latePaymentOutcomes,
  orderCancellers,
  orderClaims,
  orderLimits,
  orderSorts,
  orderStates,
} from './order-options.ts'
import { requiredText } from '../text/text.ts'
import { roles } from '../accounts/roles.ts'

export const problems = {
  order_not_needed: { status: 409, title: 'This is free, so it needs no order' },
  too_many_orders: {
    status: 409,
    title: `You have ${countOf(orderLimits.open, 'order')} waiting for payment, as many as one account can hold. Pay or cancel one first`,
  },
  order_changed: { status: 409, title: 'This order has changed in the meantime' },
  order_not_claimed: { status: 409, title: 'The buyer has not sent a bank reference' },
  bank_reference_used: { status: 409, title: 'This bank reference belongs to another order' },
  bank_reference_shared: { status: 409, title: 'This transfer already pays another order of the same buyer' },
  transfer_too_small: { status: 409, title: 'This transfer does not cover the orders that it is for' },
  order_item_unavailable: {
    status: 409,
    title:
      'This can no longer be given: it is not offered any more, it is full, or the buyer has it or has ordered it again. Record the payment for a refund, or confirm the newer order',
  },
  refund_closed: {
    status: 409,
    title: `A refund can be requested once, within ${countOf(orderLimits.refundDays, 'day')} of the payment`,
  },
  order_change_final: { status: 409, title: 'The email about this has already been sent' },
} as const

const id = z.string().check(z.maxLength(64))
const moment = z.iso.datetime()

const item = z.object({
  kind: openEnum(orderItemKinds),
  id: z.string(),
  title: z.string(),
  /** The item is no longer offered. A buyer who has ordered it can still pay, and gets it (U-21). */
  isWithdrawn: z.boolean(),
})

const order = z.object({
  id: z.string(),
  /** The buyer gives it as the reference of the payment, so it is short and has no letters that look alike. */
  reference: z.string(),
  item,
  /** The whole rupees that are to be paid: the price at the time of the order, less its discount. */
  amount: z.int(),
  /** The code of the order, and the rupees that it took off. An older API leaves the field out. */
  discount: z.optional(z.nullable(z.object({ code: z.string(), amount: z.int() }))),
  state: openEnum(orderStates),
  placedAt: moment,
  payableUntil: moment,
  /** The bank reference that the buyer claims to have paid under. Nobody has checked it. */
  claim: z.nullable(z.object({ bankReference: z.string(), at: moment })),
  /**
   * The outcome for a payment that came after the order had closed: the order is paid after all, or the money goes
   * back.
   */
  latePayment: z.nullable(openEnum(latePaymentOutcomes)),
  paidAt: z.nullable(moment),
  closedAt: z.nullable(moment),
  refundedAt: z.nullable(moment),
})

const history = {
  cancelledBy: z.nullable(openEnum(orderCancellers)),
  cancelReason: z.nullable(z.string()),
  refundRequestedAt: z.nullable(moment),
  refundRequestReason: z.nullable(z.string()),
  refundDeclinedAt: z.nullable(moment),
  refundDeclineReason: z.nullable(z.string()),
}

/** The buyer makes the transfer in another app, and an admin confirms it (C-35, W-06). */
const payment = openUnion('kind', [
  z.object({
    kind: z.literal('transfer'),
    payee: z.string(),
    /** `uri` opens a UPI app on a phone. Other devices show it as a QR code, which the app scans. */
    upi: z.nullable(z.object({ id: z.string(), uri: z.string() })),
    bank: z.nullable(z.object({ account: z.string(), ifsc: z.string(), name: z.string() })),
  }),
  z.object({ kind: z.literal('by_email') }),
])

export type OrderPayment = z.output<typeof payment>

const listedOwnOrder = z.extend(order, {
  /**
   * The picture of the item. Without an image, it is drawn. An older API leaves the field out; null means that the item
   * was deleted.
   */
  cover: z.optional(z.nullable(z.object({ image: z.nullable(z.string()), category: z.string(), drawing: z.int() }))),
})

export const ownOrder = z.extend(listedOwnOrder, {
  ...history,
  payment: z.nullable(payment),
  /** The order can also be paid through the gateway. An older API leaves the field out. */
  paysAtOnce: z.optional(z.boolean()),
  refundableUntil: z.nullable(moment),
})

export type OwnOrder = z.infer<typeof ownOrder>

export type OrderSummary = z.infer<typeof listedOwnOrder>

export const placeOrder = defineEndpoint('placeOrder', 'POST /api/me/orders', {
  summary:
    'Orders something that has a price, at the price that the buyer read. An order that waits for payment already is answered again.',
  access: { roles, needs: ['onboarded'] },
  body: z.strictObject({
    itemKind: z.enum(orderItemKinds),
    itemId: id,
    /** The price that the buyer saw, without a code. Older pages leave it out, and then any price is accepted. */
    price: z.optional(z.int().check(z.minimum(0))),
    /** Lowers the price, also of an order that waits for payment already. */
    code: z.optional(typedCode),
  }),
  response: ownOrder,
  problems: [
    'not_found',
    'changed_since_read',
    ...Object.values(orderItems).flatMap(({ problems: ofItem }) => ofItem),
    'order_not_needed',
    'too_many_orders',
    'too_many_attempts',
    ...codeProblems,
    'code_not_lower',
    'code_makes_free',
    'order_changed',
  ],
  failure: 'Failed to place the order',
})

export const myOrders = resource('/api/me/orders', listedOwnOrder, {
  name: 'my-orders',
  access: { roles },
  filters: { state: oneOf(orderStates), itemId: z.optional(id) },
  sorts: orderSorts,
  list: { name: 'listMyOrders', summary: 'The caller’s own orders.', failure: 'Failed to fetch your orders' },
})

export const getMyOrder = defineEndpoint('getMyOrder', 'GET /api/me/orders/:id', {
  summary: 'One of the caller’s orders, and how to pay it while it waits for payment.',
  access: { roles },
  response: ownOrder,
  failure: 'Failed to fetch the order',
})

export { bankTransfer }

export const claimMyPayment = defineEndpoint('claimMyPayment', 'PUT /api/me/orders/:id/payment-claim', {
  summary:
    'Says that an order of the caller’s is paid, and under which reference of the bank. It can be corrected until an admin has confirmed it.',
  access: { roles },
  body: paymentClaim,
  response: ownOrder,
  problems: ['order_changed', 'too_many_attempts'],
  failure: 'Failed to send the bank reference',
})

export const cancelMyOrder = defineEndpoint('cancelMyOrder', 'POST /api/me/orders/:id/cancellation', {
  summary: 'Cancels an order of the caller’s that waits for payment.',
  access: { roles },
  response: ownOrder,
  problems: ['order_changed'],
  failure: 'Failed to cancel the order',
})

export const undoMyCancellation = defineEndpoint('undoMyCancellation', 'DELETE /api/me/orders/:id/cancellation', {
  summary: 'Takes the caller’s own cancellation back, as long as its email has not left.',
  access: { roles },
  problems: ['order_change_final'],
  failure: 'Failed to undo the cancellation',
})

export const refundRequest = z.strictObject({ reason: requiredText('Please give a reason', orderLimits.reasonLength) })

export const requestRefund = defineEndpoint('requestRefund', 'POST /api/me/orders/:id/refund-request', {
  summary: 'Asks for the money of a paid order back. An admin decides; access lasts until then.',
  access: { roles },
  body: refundRequest,
  response: ownOrder,
  problems: ['order_changed', 'refund_closed'],
  failure: 'Failed to request the refund',
})

const buyer = z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() }))

export const orderSummary = z.extend(order, { buyer, paymentReference: z.nullable(z.string()) })

export type ListedOrder = z.infer<typeof orderSummary>

export type AdminOrder = z.infer<typeof adminOrder>

export const adminOrder = z.extend(orderSummary, {
  ...history,
  refundReference: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  hasInstructions: z.boolean(),
  /** The gateway has the money, so a refund goes through it. An older API leaves the field out. */
  isPaidAtOnce: z.optional(z.boolean()),
})

export const orders = resource('/api/orders', orderSummary, {
  name: 'orders',
  access: { roles: ['admin'] },
  token: 'orders:read',
  filters: {
    state: oneOf(orderStates),
    claim: oneOf(orderClaims),
    search: listFilters.search,
    ...days,
    /** Days in India on which the payment was confirmed, or the refund recorded. */
    paidFrom: listFilters.from,
    paidTo: listFilters.to,
    refundedFrom: listFilters.from,
    refundedTo: listFilters.to,
    way: oneOf(orderWays),
    item: z.optional(id),
  },
  nonPersonalFilters: ['item'],
  sorts: orderSorts,
  counts: orderStates,
  list: {
    name: 'listOrders',
    summary: 'Everybody’s orders, filtered, sorted and paged.',
    failure: 'Failed to fetch orders',
  },
  csv: 'exportOrders',
})

export const getOrder = defineEndpoint('getOrder', 'GET /api/orders/:id', {
  summary: 'An order with all that has happened to it.',
  access: { roles: ['admin'] },
  token: 'orders:read',
  response: adminOrder,
  failure: 'Failed to fetch the order',
})

const transferProblems = ['bank_reference_used', 'bank_reference_shared', 'transfer_too_small'] as const

export const confirmOrderPayment = defineEndpoint('confirmOrderPayment', 'POST /api/orders/:id/payment', {
  summary:
    'Says that the money has come, under the bank’s reference: the buyer gets what they ordered, and is told by email.',
  access: { roles: ['admin'] },
  body: bankTransfer,
  response: adminOrder,
  problems: ['order_changed', ...transferProblems],
  failure: 'Failed to confirm the payment',
})

export const recordLatePayment = defineEndpoint('recordLatePayment', 'POST /api/orders/:id/late-payment', {
  summary:
    'Says that money came after an order had expired or was cancelled: the order is paid after all, where what it is for can still be had, or the money has to go back. The buyer is told by email.',
  access: { roles: ['admin'] },
  body: z.extend(bankTransfer, { outcome: z.enum(latePaymentOutcomes) }),
  response: adminOrder,
  problems: ['order_changed', 'order_item_unavailable', ...transferProblems],
  failure: 'Failed to record the payment',
})

export const orderRefusal = z.strictObject({ reason: requiredText('Please give a reason', orderLimits.reasonLength) })

export const cancelOrder = defineEndpoint('cancelOrder', 'POST /api/orders/:id/cancellation', {
  summary: 'Cancels an order that waits for payment; the buyer is told why by email.',
  access: { roles: ['admin'] },
  body: orderRefusal,
  response: adminOrder,
  problems: ['order_changed'],
  failure: 'Failed to cancel the order',
})

export const refundOrder = defineEndpoint('refundOrder', 'POST /api/orders/:id/refund', {
  summary:
    'Says that the money was sent back, under the bank’s reference: access ends, and the buyer is told by email.',
  access: { roles: ['admin'] },
  proof: 'fresh',
  body: bankTransfer,
  response: adminOrder,
  problems: ['order_changed', ...transferProblems],
  failure: 'Failed to record the refund',
})

export const declineRefund = defineEndpoint('declineRefund', 'POST /api/orders/:id/refund-refusal', {
  summary: 'Declines a request for a refund; the buyer keeps access and is told why by email.',
  access: { roles: ['admin'] },
  body: orderRefusal,
  response: adminOrder,
  problems: ['order_changed'],
  failure: 'Failed to decline the refund',
})

export const undoOrderDecision = defineEndpoint('undoOrderDecision', 'DELETE /api/orders/:id/decision', {
  summary:
    'Takes an admin’s last decision back as long as its email has not left; access is as it was, and nobody is told of it.',
  access: { roles: ['admin'] },
  problems: ['order_change_final'],
  failure: 'Failed to undo the decision',
})

export const actOnOrders = bulkOf({
  name: 'actOnOrders',
  summary:
    'Confirms several payments, each under its own bank reference or else the one that its buyer sent, or cancels several orders for one reason.',
  list: orders,
  endpoint: orders.list,
  acts: ['confirm', 'cancel', 'undo'],
})
