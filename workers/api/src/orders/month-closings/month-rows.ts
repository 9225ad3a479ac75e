import { monthBounds } from '@kere/contracts/orders/month-closing-options'
import { type SQL, sql } from 'drizzle-orm'
import { dayInIndia } from '../../base/days.ts'
import { placesGiven } from '../free-places/place-rows.ts'
import { isOnline, onlinePayments } from '../gateway-payments/payment-rows.ts'

const inMonth = (column: string, month: string) => {
  const { start, end } = monthBounds(month)
  return sql`${sql.raw(column)} >= ${start} AND ${sql.raw(column)} < ${end}`
}

const onDays = (month: string) => {
  const { start, end } = monthBounds(month)
  return sql`line.day BETWEEN ${dayInIndia(start)} AND ${dayInIndia(end - 1)}`
}

/** A condition: the month is closed. */
export const isClosed = (month: string) =>
  sql`EXISTS (SELECT 1 FROM month_closings AS closed WHERE closed.month = ${month} AND closed.reopened_at IS NULL)`

/** The figures of a month, as one JSON text. Amounts are in paise. */
export const figuresOf = (month: string): SQL<string> => sql`(SELECT json_object(
    'transferPaidCount', paid.transfers, 'transferPaidAmount', 100 * paid.transferred,
    'gatewayPaidCount', paid.count - paid.transfers, 'gatewayPaidAmount', 100 * (paid.amount - paid.transferred),
    'discountAmount', 100 * paid.discount,
    'transferRefundCount', refunded.transfers, 'transferRefundAmount', 100 * refunded.transferred,
    'gatewayRefundCount', refunded.count - refunded.transfers,
    'gatewayRefundAmount', 100 * (refunded.amount - refunded.transferred),
    'freePlaceCount', free.count, 'feeAmount', fees.fee, 'feeTax', fees.tax,
    'turnedAwayCount', turned.count, 'turnedAwayAmount', turned.amount,
    'creditCount', credits.count, 'creditAmount', credits.amount)
  FROM (SELECT count(*) AS count, coalesce(sum(amount), 0) AS amount, coalesce(sum(discount), 0) AS discount,
      coalesce(sum(is_transfer), 0) AS transfers, coalesce(sum(is_transfer * amount), 0) AS transferred
    FROM (SELECT amount, discount, NOT ${isOnline('orders.payment_reference')} AS is_transfer FROM orders
      WHERE ${inMonth('orders.paid_at', month)})) AS paid,
    (SELECT count(*) AS count, coalesce(sum(amount), 0) AS amount,
      coalesce(sum(is_transfer), 0) AS transfers, coalesce(sum(is_transfer * amount), 0) AS transferred
    FROM (SELECT amount, NOT ${isOnline('orders.refund_reference')} AS is_transfer FROM orders
      WHERE ${inMonth('orders.refunded_at', month)})) AS refunded,
    (SELECT count(*) AS count FROM ${placesGiven} WHERE ${inMonth('given.given_at', month)} AND given.taken_back_at IS NULL) AS free,
    (SELECT coalesce(sum(fee), 0) AS fee, coalesce(sum(fee_tax), 0) AS tax FROM ${onlinePayments}
      WHERE ${inMonth('online.fee_at', month)}) AS fees,
    (SELECT count(*) AS count, coalesce(sum(paid_amount), 0) AS amount FROM ${onlinePayments}
      WHERE ${inMonth('online.paid_at', month)} AND NOT ${paysAnOrder}) AS turned,
    (SELECT count(*) AS count, coalesce(sum(amount), 0) AS amount FROM statement_lines AS line
      WHERE ${onDays(month)} AND line.kind = 'credit') AS credits)`

/** A condition on a payment of the gateway: an order was paid with it, whatever became of the order. */
const paysAnOrder = sql`EXISTS (SELECT 1 FROM orders WHERE orders.payment_reference = online.payment_id)`

const likelyOrder = sql`(SELECT orders.id FROM orders WHERE orders.reference >= line.order_reference
  AND orders.reference < line.order_reference || '~' LIMIT 1)`

const dayStart = sql`(unixepoch(line.day) - 19800) * 1000`

const movedUnder = (kind: 'credit' | 'debit') =>
  sql`(SELECT sum(same.amount) FROM statement_lines AS same WHERE same.reference = line.reference AND same.kind = ${sql.raw(`'${kind}'`)})`

const ordersUnder = (column: 'payment_reference' | 'refund_reference') =>
  sql`(SELECT 100 * sum(orders.amount) FROM orders WHERE orders.${sql.raw(column)} = line.reference)`

const lines = (kind: 'credit' | 'debit', month: string) =>
  sql`FROM statement_lines AS line WHERE ${onDays(month)} AND line.kind = ${sql.raw(`'${kind}'`)}`

const hasLine = (kind: 'credit' | 'debit', reference: string) =>
  sql`EXISTS (SELECT 1 FROM statement_lines AS line WHERE line.reference = ${sql.raw(reference)} AND line.kind = ${sql.raw(`'${kind}'`)})`

/**
 * Finds what does not agree in a month, by a subquery with the columns kind, subject, amount (in paise), at, reference and
 * order_id. A transfer of one month may be confirmed in the next, so the other side is looked for in all months. D1
 * unites at most five selects, so there are two groups.
 */
export function differencesOf(month: string): SQL {
  const { start, end } = monthBounds(month)
  return sql`(SELECT * FROM (SELECT 'credit_without_order' AS kind, line.id AS subject, line.amount AS amount, ${dayStart} AS at,
      line.reference AS reference, ${likelyOrder} AS order_id
    ${lines('credit', month)} AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.payment_reference = line.reference)
    UNION ALL
    SELECT 'credit_differs', line.id, ${movedUnder('credit')} - ${ordersUnder('payment_reference')}, ${dayStart},
      line.reference, (SELECT orders.id FROM orders WHERE orders.payment_reference = line.reference LIMIT 1)
    ${lines('credit', month)} AND ${movedUnder('credit')} <> ${ordersUnder('payment_reference')}
    UNION ALL
    SELECT 'paid_without_transfer', orders.id, 100 * orders.amount, orders.paid_at, orders.payment_reference, orders.id
    FROM orders WHERE ${inMonth('orders.paid_at', month)} AND NOT ${isOnline('orders.payment_reference')}
      AND NOT ${hasLine('credit', 'orders.payment_reference')}
    UNION ALL
    SELECT 'refund_without_transfer', orders.id, 100 * orders.amount, orders.refunded_at, orders.refund_reference, orders.id
    FROM orders WHERE ${inMonth('orders.refunded_at', month)} AND NOT ${isOnline('orders.refund_reference')}
      AND NOT ${hasLine('debit', 'orders.refund_reference')}
    UNION ALL
    SELECT 'refund_differs', line.id, ${movedUnder('debit')} - ${ordersUnder('refund_reference')}, ${dayStart},
      line.reference, (SELECT orders.id FROM orders WHERE orders.refund_reference = line.reference LIMIT 1)
    ${lines('debit', month)} AND ${movedUnder('debit')} <> ${ordersUnder('refund_reference')})
    UNION ALL SELECT * FROM (
    SELECT 'gateway_without_order', online.id, online.paid_amount, online.paid_at, online.payment_id, online.order_id
    FROM ${onlinePayments} WHERE ${inMonth('online.paid_at', month)} AND +online.state = 'paid'
      AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.payment_reference = online.payment_id
        AND orders.state IN ('paid', 'refund_requested') AND 100 * orders.amount = online.paid_amount)
    UNION ALL
    SELECT 'gateway_not_returned', online.id, online.paid_amount, online.paid_at, online.payment_id, online.order_id
    FROM ${onlinePayments} WHERE ${inMonth('online.paid_at', month)} AND +online.state = 'refund_due'
      AND NOT ${paysAnOrder}
    UNION ALL
    SELECT 'gateway_not_returned', online.id, online.paid_amount, orders.refunded_at, online.payment_id, orders.id
    FROM orders JOIN ${onlinePayments} ON online.payment_id = orders.refund_reference
    WHERE ${inMonth('orders.refunded_at', month)} AND online.state <> 'refunded'
    UNION ALL
    SELECT 'gateway_fee_unknown', online.id, 0, online.paid_at, online.payment_id, online.order_id
    FROM ${onlinePayments} WHERE ${inMonth('online.paid_at', month)} AND online.fee IS NULL
    UNION ALL
    SELECT 'statement_missing', ${month}, 0, ${start}, NULL, NULL
    WHERE NOT EXISTS (SELECT 1 FROM statement_readings AS reading WHERE reading.month = ${month} AND reading.read_at >= ${end})))`
}

/** Joins the reasons of a month to its differences, which are called `difference`. */
export const withReasons = (month: string) => sql`LEFT JOIN difference_reasons AS given ON given.month = ${month}
  AND given.kind = difference.kind AND given.difference = difference.subject`
