import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf } from '@kere/contracts/http/open-value'
import { orderStateNames } from '@kere/contracts/orders/order-options'
import { orderSums } from '@kere/contracts/orders/order-sums'
import * as endpoints from '@kere/contracts/orders/orders'
import { bulkRoute } from '../kit/bulk/bulk-of.ts'
import { matchStatement as matchStatementEndpoint } from '@kere/contracts/orders/statement-matches'
import { csvOf } from '../kit/exports/csv-of.ts'
import { route } from '../http/route.ts'
import { cancelMyOrder, requestRefund, undoMyCancellation } from './change-own-order.ts'
import { cancelOrder, confirmPayment, declineRefund, refundOrder } from './decide-order.ts'
import { orderActs } from './order-acts.ts'
import { getMyOrder, getOrder, myOrderReads, orderReads } from './get-orders.ts'
import { expireOrders } from './expire-orders.ts'
import { recordLatePayment } from './record-late-payment.ts'
import { undoDecision } from './undo-decision.ts'
import { claimMyPayment, listOrderSums, matchStatement, placeOrder } from './orders.ts'

export const routes = [
  route(endpoints.placeOrder, (context, { body }, { networkAddress }) => placeOrder(context, body, networkAddress)),
  ...myOrderReads.routes,
  route(endpoints.getMyOrder, (context, { params }) => getMyOrder(context, params.id)),
  route(endpoints.claimMyPayment, (context, { params, body }, { networkAddress }) =>
    claimMyPayment(context, { id: params.id, reference: body.bankReference, networkAddress }),
  ),
  route(endpoints.cancelMyOrder, (context, { params }) => cancelMyOrder(context, params.id)),
  route(endpoints.undoMyCancellation, (context, { params }) => undoMyCancellation(context, params.id)),
  route(endpoints.requestRefund, (context, { params, body }) => requestRefund(context, params.id, body.reason)),
  ...orderReads.routes,
  route(matchStatementEndpoint, (context, { body }) => matchStatement(context, body.credits)),
  route(orderSums.list, (context, { query }) => listOrderSums(context, query)),
  route(endpoints.getOrder, (context, { params }) => getOrder(context, params.id)),
  route(endpoints.confirmOrderPayment, (context, { params, body }) => confirmPayment(context, params.id, body)),
  route(endpoints.recordLatePayment, (context, { params, body }) => recordLatePayment(context, params.id, body)),
  route(endpoints.cancelOrder, (context, { params, body }) => cancelOrder(context, params.id, body.reason)),
  route(endpoints.refundOrder, (context, { params, body }) => refundOrder(context, params.id, body)),
  route(endpoints.declineRefund, (context, { params, body }) => declineRefund(context, params.id, body.reason)),
  route(endpoints.undoOrderDecision, async (context, { params }) => void (await undoDecision(context, params.id))),
  bulkRoute({
    endpoint: endpoints.actOnOrders,
    read: orderReads.list,
    walk: 'newest',
    toRow: ({ id, reference, buyer }) => ({ id, name: `${buyer?.name ?? formerMember.name}, ${reference}` }),
    acts: orderActs,
  }),
]

const orderFile = orderReads.csv({
  Date: { moment: ({ placedAt }) => placedAt },
  Reference: { name: ({ reference }) => reference },
  Name: { text: ({ buyer }) => buyer?.name ?? formerMember.name },
  Email: { text: ({ buyer }) => buyer?.email ?? null },
  Item: { text: ({ item }) => item.title },
  'Price (INR)': { number: ({ amount, discount }) => amount + (discount?.amount ?? 0) },
  'Discount (INR)': { number: ({ discount }) => discount?.amount ?? null },
  Code: { name: ({ discount }) => discount?.code ?? null },
  'Amount (INR)': { number: ({ amount }) => amount },
  Status: { text: ({ state }) => labelOf(orderStateNames, state) },
  Paid: { moment: ({ paidAt }) => paidAt },
  'Bank Reference': { name: ({ paymentReference }) => paymentReference },
  'Claimed Reference': { name: ({ claim }) => claim?.bankReference ?? null },
  Closed: { moment: ({ closedAt }) => closedAt },
  Refunded: { moment: ({ refundedAt }) => refundedAt },
})

const sumFile = csvOf(orderSums, orderSums.csv, listOrderSums, {
  'Period (IST)': { moment: ({ period }) => period },
  Payments: { number: ({ paidCount }) => paidCount },
  'Received (INR)': { number: ({ paidAmount }) => paidAmount },
  'Discounts (INR)': { number: ({ discountAmount }) => discountAmount ?? null },
  Refunds: { number: ({ refundedCount }) => refundedCount },
  'Refunded (INR)': { number: ({ refundedAmount }) => refundedAmount },
})

export const exports = [...orderFile, ...sumFile]

export const clock = { expired: expireOrders }
