import type { OrderItemKind } from '@kere/contracts/orders/order-items'
import { orderCancellers, orderStates, orderSumUnits } from '@kere/contracts/orders/order-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { exportRow, exportColumns } from '../../declarations/data-exports.ts'
import { adminRecord } from '../../declarations/admin-records.ts'
import type { AdminQueue } from '../../declarations/admin-queues.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, neverExpires } from '../../declarations/retention.ts'
import { users } from '../accounts/users.ts'
import { discountCodes } from './discount-codes.ts'

/**
 * The title and the price are copied when the order is placed (C-35, W-06). Triggers maintain `order_search` and the
 * counts.
 */
export const orders = sqliteTable(
  'orders',
  {
    /** The full-text table refers to this row id. It is declared, because VACUUM may change row ids that are not. */
    searchRowId: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    reference: text('reference').notNull().unique(),
    /**
     * Null once the buyer's account is erased, because bookkeeping records outlast it. A trigger cancels unpaid orders
     * then.
     */
    buyerId: text('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    itemKind: text('item_kind').$type<OrderItemKind>().notNull(),
    itemId: text('item_id').notNull(),
    title: text('title').notNull(),
    /** The buyer pays the price, less the discount. */
    amount: integer('amount').notNull(),
    discount: integer('discount').notNull().default(0),
    codeId: text('code_id').references(() => discountCodes.id),
    state: text('state', { enum: orderStates }).notNull().default('pending_payment'),
    /**
     * The id of the last change. Later statements of a change's batch use it to check whether the change took effect.
     */
    lastChange: text('last_change').notNull(),
    placedAt: integer('placed_at').notNull(),
    payableUntil: integer('payable_until').notNull(),
    claimedReference: text('claimed_reference'),
    claimedAt: integer('claimed_at'),
    paidAt: integer('paid_at'),
    paymentReference: text('payment_reference'),
    /** The id of the row that the payment created, for example an enrollment. A refund revokes exactly that row. */
    grantId: text('grant_id'),
    closedAt: integer('closed_at'),
    lateSince: integer('late_since'),
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
    // The index is not unique, because one transfer may pay several orders of one buyer. The statement that confirms a
    // payment checks the buyer and the sum.
    index('orders_by_payment_reference')
      .on(table.paymentReference)
      .where(sql`payment_reference IS NOT NULL`),
    index('orders_by_refund_reference')
      .on(table.refundReference)
      .where(sql`refund_reference IS NOT NULL`),
    index('orders_by_buyer').on(table.buyerId, table.placedAt, table.id),
    index('orders_by_date').on(table.placedAt, table.id),
    index('orders_by_state').on(table.state, table.placedAt, table.id),
    index('orders_by_claim')
      .on(table.placedAt, table.id)
      .where(sql`claimed_at IS NOT NULL`),
    index('orders_by_claim_and_state')
      .on(table.state, table.placedAt, table.id)
      .where(sql`claimed_at IS NOT NULL`),
    index('orders_by_claimed_reference')
      .on(table.claimedReference)
      .where(sql`claimed_reference IS NOT NULL`),
    index('orders_by_end')
      .on(table.state, table.payableUntil)
      .where(sql`state = 'pending_payment'`),
    index('orders_to_pay')
      .on(table.buyerId, table.payableUntil, table.id)
      .where(sql`state = 'pending_payment' AND claimed_at IS NULL`),
    index('orders_by_closing')
      .on(table.closedAt)
      .where(sql`closed_at IS NOT NULL`),
    index('orders_by_item').on(table.itemId, table.placedAt, table.id),
    index('orders_by_payment')
      .on(table.paidAt, table.id)
      .where(sql`paid_at IS NOT NULL`),
    index('orders_by_refund')
      .on(table.refundedAt, table.id)
      .where(sql`refunded_at IS NOT NULL`),
    index('orders_by_code')
      .on(table.codeId, table.buyerId)
      .where(sql`code_id IS NOT NULL`),
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

export const orderCounts = countsOf('order_counts', 'state', orderStates)

/** Counts the orders whose buyers reported a payment. */
export const orderClaimCounts = countsOf('order_claim_counts', 'state', orderStates)

/**
 * Sums in rupees by the day or month in India on which a payment was confirmed or a refund recorded. Triggers on
 * `orders` maintain them.
 */
export const orderSums = sqliteTable(
  'order_sums',
  {
    unit: text('unit', { enum: orderSumUnits }).notNull(),
    /** A day, `2026-11-15`, or a month, `2026-11`. */
    period: text('period').notNull(),
    paidCount: integer('paid_count').notNull().default(0),
    paidAmount: integer('paid_amount').notNull().default(0),
    discountAmount: integer('discount_amount').notNull().default(0),
    refundedCount: integer('refunded_count').notNull().default(0),
    refundedAmount: integer('refunded_amount').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.unit, table.period] })],
)

const eventData = { id: 'id', reference: 'reference', itemKind: 'item_kind', itemId: 'item_id', amount: 'amount' }

/**
 * Paid orders are bookkeeping records and stay for eight years. Orders that closed unpaid stay for a year, for
 * questions.
 */
export const declarations = [
  declare(orders, {
    notice: {
      group: 'orders',
      what: 'Your orders, payments and refunds',
      why: 'To give you what you paid for; tax law asks for the records',
    },
    retention: expiresAfter(
      { since: orders.closedAt, ttlMs: 365 * dayMs, where: sql`closed_at IS NOT NULL`, if: '' },
      { since: orders.placedAt, ttlMs: 8 * 365 * dayMs },
    ),
    search: {
      order_search: {
        tokenizer: 'trigram',
        joins: { profiles: 'buyer_id', users: 'buyer_id' },
        columns: {
          reference: `orders.reference || ' ' || replace(orders.reference, '-', '')`,
          buyer: `trim(profiles.first_name || ' ' || profiles.last_name)`,
          email: 'users.email',
          title: 'orders.title',
          payment: `trim(coalesce(orders.payment_reference, '') || ' ' || coalesce(orders.claimed_reference, ''))`,
        },
      },
    },
    webhookEvents: {
      'order.paid': { is: 'paid_at IS NOT NULL', at: 'paid_at', data: eventData, isUndoable: true },
      'order.refunded': { is: 'refunded_at IS NOT NULL', at: 'refunded_at', data: eventData, isUndoable: true },
    },
  }),
  declare(orderCounts, { aggregate: { source: orders, groupBy: { state: orders.state } } }),
  declare(orderClaimCounts, {
    aggregate: { source: orders, where: sql`claimed_at IS NOT NULL`, groupBy: { state: orders.state } },
  }),
  declare(orderSums, {
    retention: neverExpires('aggregate'),
    // Hand-written triggers maintain these numbers, because each payment counts in its day and in its month.
    counterCaches: { paidCount: null, refundedCount: null },
  }),
]

export const dataExports = [
  exportRow(orders.buyerId),
  exportColumns(orders.decidedBy, [
    orders.id,
    orders.state,
    orders.paymentReference,
    orders.cancelReason,
    orders.refundDeclineReason,
    orders.refundReference,
  ]),
]

export const adminRecords = [
  adminRecord(orders, {
    name: 'orders',
    label: 'Orders',
    owners: [orders.buyerId],
    title: orders.title,
    note: orders.state,
    at: orders.placedAt,
    path: sql`'/dashboard/orders/' || ${orders.id}`,
  }),
]

export const adminQueues: readonly AdminQueue[] = [
  {
    name: 'refunds',
    noun: { one: 'refund to decide', many: 'refunds to decide' },
    text: 'Refund the payment, or say why not.',
    path: '/dashboard/orders?state=refund_requested&sort=oldest',
    isUrgent: true,
    targetHours: 3 * 24,
    count: sql`SELECT count FROM order_counts WHERE state = 'refund_requested'`,
    // The query reads at most 100 orders. Refunds and checks have time limits, so the longest wait is among the orders
    // placed first.
    oldest: sql`SELECT min(refund_requested_at) FROM (SELECT refund_requested_at FROM orders
      WHERE state = 'refund_requested' ORDER BY placed_at LIMIT 100)`,
  },
  {
    name: 'payments',
    noun: { one: 'payment to check', many: 'payments to check' },
    text: 'Find each at the bank and confirm it.',
    path: '/dashboard/orders?claim=claimed&sort=oldest',
    isUrgent: true,
    targetHours: 24,
    count: sql`SELECT count FROM order_claim_counts WHERE state = 'pending_payment'`,
    oldest: sql`SELECT min(claimed_at) FROM (SELECT claimed_at FROM orders
      WHERE claimed_at IS NOT NULL AND state = 'pending_payment' ORDER BY placed_at LIMIT 100)`,
  },
]
