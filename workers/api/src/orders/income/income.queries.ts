import type { OrderItemKind } from '@kere/contracts/orders/order-items'
import { orders } from '@kere/d1/schema/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../base/context.ts'
import { inDateRange } from '../../base/days.ts'
import { isOnline } from '../gateway-payments/payment-rows.ts'

interface Days {
  from: string
  to: string
}

/** Reads as many rows as the days have payments and refunds. */
export function selectIncome(db: Database, days: Days) {
  const moved = (where: SQL | undefined, [isPaid, isRefunded]: readonly [1 | 0, 1 | 0]) =>
    sql`SELECT ${isOnline('orders.payment_reference')} AS is_online, ${orders.itemKind} AS kind, ${orders.itemId} AS item_id, ${orders.title} AS title,
      ${orders.amount} AS amount, ${orders.discount} AS discount, ${sql.raw(String(isPaid))} AS paid, ${sql.raw(String(isRefunded))} AS refunded
      FROM ${orders} WHERE ${where}`
  return db
    .select({
      isOnline: sql<number>`moved.is_online`.as('is_online'),
      kind: sql<OrderItemKind>`moved.kind`.as('kind'),
      id: sql<string>`moved.item_id`.as('item_id'),
      title: sql<string>`max(moved.title)`.as('title'),
      paidCount: sql<number>`sum(moved.paid)`.as('paid_count'),
      paidAmount: sql<number>`sum(moved.paid * moved.amount)`.as('paid_amount'),
      discountAmount: sql<number>`sum(moved.paid * moved.discount)`.as('discount_amount'),
      refundedCount: sql<number>`sum(moved.refunded)`.as('refunded_count'),
      refundedAmount: sql<number>`sum(moved.refunded * moved.amount)`.as('refunded_amount'),
    })
    .from(
      sql`(${moved(inDateRange(orders.paidAt, days), [1, 0])} UNION ALL ${moved(inDateRange(orders.refundedAt, days), [0, 1])}) AS moved`,
    )
    .groupBy(sql`moved.is_online, moved.kind, moved.item_id`)
}

export type IncomeRow = Awaited<ReturnType<typeof selectIncome>>[number]
