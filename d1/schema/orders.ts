import type { OrderItemKind } from '@kere/contracts/order-items'
import { orderCancellers, orderStates } from '@kere/contracts/order-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { summed } from '../counter-rule.ts'
import { disclosed, partlyDisclosed } from '../disclosure-rule.ts'
import { held } from '../holding-rule.ts'
import { dayMs, swept, unswept } from '../retention-rule.ts'
import { users } from './users.ts'

/** C-35, W-06. Title and price are those of the moment of ordering. Triggers keep `order_search` and the counts. */
export const orders = sqliteTable(
  'orders',
  {
    /** The row's own number: the full-text table points at it, and VACUUM keeps only a declared rowid. */
    seq: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    reference: text('reference').notNull().unique(),
    /** Null once the buyer is erased: books outlive an account. A trigger cancels what waits for payment then. */
    buyerId: text('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    itemKind: text('item_kind').$type<OrderItemKind>().notNull(),
    itemId: text('item_id').notNull(),
    title: text('title').notNull(),
    /** Whole rupees. */
    amount: integer('amount').notNull(),
    state: text('state', { enum: orderStates }).notNull().default('pending_payment'),
    /** The change that made it what it is: what belongs to a change asks for it in the same batch. */
    lastChange: text('last_change').notNull(),
    placedAt: integer('placed_at').notNull(),
    payableUntil: integer('payable_until').notNull(),
    paidAt: integer('paid_at'),
    paymentReference: text('payment_reference'),
    /** What the payment gave, for example an enrollment: a refund takes that and nothing else. */
    grantId: text('grant_id'),
    closedAt: integer('closed_at'),
    cancelledBy: text('canceller', { enum: orderCancellers }),
    cancelReason: text('cancel_reason'),
    refundRequestedAt: integer('refund_requested_at'),
    refundRequestReason: text('refund_request_reason'),
    refundDeclinedAt: integer('refund_declined_at'),
    refundDeclineReason: text('refund_decline_reason'),
    refundedAt: integer('refunded_at'),
    refundReference: text('refund_reference'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('orders_one_open')
      .on(table.buyerId, table.itemKind, table.itemId)
      .where(sql`state = 'pending_payment'`),
    uniqueIndex('orders_by_payment_reference')
      .on(table.paymentReference)
      .where(sql`payment_reference IS NOT NULL`),
    uniqueIndex('orders_by_refund_reference')
      .on(table.refundReference)
      .where(sql`refund_reference IS NOT NULL`),
    index('orders_by_buyer').on(table.buyerId, table.placedAt, table.id),
    index('orders_by_date').on(table.placedAt, table.id),
    index('orders_by_state').on(table.state, table.placedAt, table.id),
    index('orders_by_end')
      .on(table.state, table.payableUntil)
      .where(sql`state = 'pending_payment'`),
    index('orders_by_closing')
      .on(table.closedAt)
      .where(sql`closed_at IS NOT NULL`),
    index('orders_by_decider')
      .on(table.decidedBy)
      .where(sql`decided_by IS NOT NULL`),
    check('orders_amount_is_payable', sql`amount BETWEEN 1 AND 1000000`),
    check(
      'orders_state_is_known',
      sql`state IN ('pending_payment', 'paid', 'refund_requested', 'refunded', 'cancelled', 'expired')`,
    ),
    check(
      'orders_paid_have_a_reference',
      sql`(state IN ('paid', 'refund_requested', 'refunded')) = (payment_reference IS NOT NULL AND paid_at IS NOT NULL)`,
    ),
    check('orders_closed_have_a_date', sql`(state IN ('cancelled', 'expired')) = (closed_at IS NOT NULL)`),
    check('orders_refunded_have_a_date', sql`(state = 'refunded') = (refunded_at IS NOT NULL)`),
  ],
)

/** Kept by triggers on `orders`. */
export const orderCounts = sqliteTable('order_counts', {
  state: text('state', { enum: orderStates }).primaryKey(),
  count: integer('count').notNull(),
})

/** Books are kept for eight years; an unpaid order only for questions about it. */
export const retention = [
  swept(
    orders,
    { by: orders.closedAt, keptMs: 365 * dayMs, only: sql`closed_at IS NOT NULL` },
    { by: orders.placedAt, keptMs: 8 * 365 * dayMs },
  ),
  unswept(orderCounts, 'count'),
]

export const sums = [summed(orderCounts, { of: orders, by: { state: orders.state } })]

export const disclosures = [
  disclosed(orders.buyerId),
  partlyDisclosed(orders.decidedBy, [
    orders.id,
    orders.state,
    orders.paymentReference,
    orders.cancelReason,
    orders.refundDeclineReason,
    orders.refundReference,
  ]),
]

export const holdings = [
  held(orders, {
    name: 'orders',
    label: 'Orders',
    of: [orders.buyerId],
    title: orders.title,
    note: orders.state,
    at: orders.placedAt,
    path: sql`'/dashboard/orders/' || ${orders.id}`,
  }),
]
