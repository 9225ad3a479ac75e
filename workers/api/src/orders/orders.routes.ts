import { labelOf } from '@kere/contracts/open-value'
import { orderStateNames } from '@kere/contracts/order-options'
import * as endpoints from '@kere/contracts/orders'
import { csvOf } from '../exports/csv-of.ts'
import { route } from '../frame/route.ts'
import { timeInIndia } from '../lists/days.ts'
import { cancelMyOrder, requestRefund, undoMyCancellation } from './change-own-order.ts'
import { cancelOrder, confirmPayment, declineRefund, refundOrder } from './decide-order.ts'
import { getMyOrder, getOrder, listMyOrders, listOrders } from './get-orders.ts'
import { expireOrders } from './expire-orders.ts'
import { placeOrder } from './place-order.ts'
import { undoDecision } from './undo-decision.ts'

export const routes = [
  route(endpoints.placeOrder, (context, { body }, { networkAddress }) => placeOrder(context, body, networkAddress)),
  route(endpoints.listMyOrders, (context, { query }) => listMyOrders(context, query)),
  route(endpoints.getMyOrder, (context, { params }) => getMyOrder(context, params.id)),
  route(endpoints.cancelMyOrder, (context, { params }) => cancelMyOrder(context, params.id)),
  route(endpoints.undoMyCancellation, (context, { params }) => undoMyCancellation(context, params.id)),
  route(endpoints.requestRefund, (context, { params, body }) => requestRefund(context, params.id, body.reason)),
  route(endpoints.listOrders, (context, { query }) => listOrders(context, query)),
  route(endpoints.getOrder, (context, { params }) => getOrder(context, params.id)),
  route(endpoints.confirmOrderPayment, (context, { params, body }) =>
    confirmPayment(context, params.id, body.bankReference),
  ),
  route(endpoints.cancelOrder, (context, { params, body }) => cancelOrder(context, params.id, body.reason)),
  route(endpoints.refundOrder, (context, { params, body }) => refundOrder(context, params.id, body.bankReference)),
  route(endpoints.declineRefund, (context, { params, body }) => declineRefund(context, params.id, body.reason)),
  route(endpoints.undoOrderDecision, (context, { params }) => undoDecision(context, params.id)),
]

/** U-11 */
export const exports = csvOf(endpoints.orderList, endpoints.exportOrders, listOrders, {
  Date: ({ placedAt }) => timeInIndia(placedAt),
  Reference: ({ reference }) => reference,
  Name: ({ buyer }) => buyer?.name ?? 'Former member',
  Email: ({ buyer }) => buyer?.email ?? null,
  Item: ({ item }) => item.title,
  'Amount (INR)': ({ amount }) => amount,
  Status: ({ state }) => labelOf(orderStateNames, state),
  Paid: ({ paidAt }) => paidAt && timeInIndia(paidAt),
  'Bank Reference': ({ paymentReference }) => paymentReference,
  Closed: ({ closedAt }) => closedAt && timeInIndia(closedAt),
  Refunded: ({ refundedAt }) => refundedAt && timeInIndia(refundedAt),
})

export const clock = { expired: expireOrders }
