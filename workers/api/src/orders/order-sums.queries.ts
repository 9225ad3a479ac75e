import type { OrderSort } from '@kere/contracts/orders/order-options'
import { orderSums as resource } from '@kere/contracts/orders/order-sums'
import { orderSums } from '@kere/d1/schema/orders/orders'
import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { Database } from '../base/context.ts'
import { countRows } from '../kit/lists/counts.ts'
import type { RequestOf } from '../kit/lists/rows-of.ts'
import { byDate, keyset, type PageQuery } from '../kit/lists/keyset.ts'

export type OrderSumRequest = RequestOf<typeof resource.address, OrderSort>

export const orderSumPage = keyset(resource, byDate({ period: orderSums.period }))

const columns = {
  period: orderSums.period,
  paidCount: orderSums.paidCount,
  paidAmount: orderSums.paidAmount,
  discountAmount: orderSums.discountAmount,
  refundedCount: orderSums.refundedCount,
  refundedAmount: orderSums.refundedAmount,
}

/** A month is included if any of its days is in the requested range. */
export async function selectOrderSumPage(db: Database, { unit = 'day', from, to }: OrderSumRequest, page: PageQuery) {
  const periodOf = (day: string) => (unit === 'day' ? day : day.slice(0, 'yyyy-mm'.length))
  const where = and(
    eq(orderSums.unit, unit),
    from === undefined ? undefined : gte(orderSums.period, periodOf(from)),
    to === undefined ? undefined : lte(orderSums.period, periodOf(to)),
    // A period is left out if all its payments were undone.
    sql`(${orderSums.paidCount} > 0 OR ${orderSums.refundedCount} > 0)`,
  )
  const [rows, [counted]] = await db.batch([
    db.select(columns).from(orderSums).where(and(where, page.after)).orderBy(page.orderBy).limit(page.limit),
    countRows(db, { from: orderSums, key: orderSums.period, where, countLimit: page.countLimit }),
  ])
  return { rows, total: counted?.total ?? 0 }
}
