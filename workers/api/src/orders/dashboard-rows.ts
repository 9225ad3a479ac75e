import { limits } from '@kere/contracts/http/limits'
import { orders } from '@kere/d1/schema/orders/orders'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { batchPart } from '../http/batch-part.ts'

export const ownOrderFigures = batchPart(
  ({ db, userId, now }) => [
    db
      .select({ id: orders.id, title: orders.title, amount: orders.amount, payableUntil: orders.payableUntil })
      .from(orders)
      .where(
        and(
          eq(orders.buyerId, userId),
          sql`${orders.state} = 'pending_payment'`,
          sql`${orders.payableUntil} > ${now}`,
          // Who says that they have paid waits for us.
          isNull(orders.claimedAt),
        ),
      )
      .orderBy(asc(orders.payableUntil), asc(orders.id))
      .limit(limits.dashboardRows),
  ],
  ([open]) => ({
    ordersToPay: open.map((order) => ({ ...order, payableUntil: new Date(order.payableUntil).toISOString() })),
  }),
)
