import { indianDigits } from '@kere/brand/indian-digits'
import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { orders } from '@kere/d1/schema/orders/orders'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { instantOf } from '../base/instants.ts'
import { batchPart } from '../http/batch-part.ts'
import { said } from '../http/said.ts'

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
          // If the buyer has reported the payment, the order waits for the team and is not the buyer's task.
          isNull(orders.claimedAt),
        ),
      )
      .orderBy(asc(orders.payableUntil), asc(orders.id))
      .limit(limits.dashboardRows),
  ],
  ([open]) => ({
    ordersToPay: open.map((order) => ({ ...order, payableUntil: instantOf(order.payableUntil) })),
  }),
  ([open]) =>
    open.map(({ id, title, amount, payableUntil }) => ({
      id: `order:${id}`,
      kind: 'due',
      title: said('Pay {amount}', { amount: `₹${indianDigits(amount)}` }, 'Next step'),
      text: { written: title, language: 'en' },
      at: instantOf(payableUntil),
      path: `/dashboard/my-orders/${id}`,
      act: t('Pay', 'Button, next step'),
    })),
)
