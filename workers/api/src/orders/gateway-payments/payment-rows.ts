import { gatewayLimits } from '@kere/contracts/orders/gateway-payment-options'
import { orders } from '@kere/d1/schema/orders/orders'
import { sql } from 'drizzle-orm'
import type { Settings } from '../../base/context.ts'

/** An expression over an order: whether the gateway has the money that pays it. */
export const isPaidAtOnce = sql<number>`EXISTS (SELECT 1 FROM gateway_payments AS online
  WHERE online.payment_id = ${orders.paymentReference} AND online.order_id = ${orders.id} AND online.state = 'paid')`

/** The payments of the gateway, for a FROM clause. */
export const onlinePayments = sql`gateway_payments AS online`

/** @param reference a column: money under a reference of the gateway moved through it, under any other through the bank */
export const isOnline = (reference: 'orders.payment_reference' | 'orders.refund_reference') =>
  sql<number>`EXISTS (SELECT 1 FROM gateway_payments AS known WHERE known.payment_id = ${sql.raw(reference)})`

/**
 * A condition on an order: its last change is that money came through a gateway or goes back there, which nobody can
 * undo. A request that began before would still take the email about it for one that waits.
 */
export const hasMovedMoney = sql`(${orders.state} = 'refunded' OR ${orders.state} = 'paid' AND ${orders.refundDeclinedAt} IS NULL)
  AND EXISTS (SELECT 1 FROM gateway_payments AS online
    WHERE online.payment_id = ${orders.paymentReference} AND online.order_id = ${orders.id})`

const shortestMs = gatewayLimits.shortestMinutes * 60 * 1000

interface Payable {
  state: string
  payableUntil: number
}

/** The gateway stands beside the transfer, which takes days and no share of the price. */
export const mayPayAtOnce = ({ gateway }: Pick<Settings, 'gateway'>, order: Payable, now: number) =>
  gateway !== null && order.state === 'pending_payment' && order.payableUntil - now >= shortestMs
