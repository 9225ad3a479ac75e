import { gatewayLimits, gatewayPaymentStates } from '@kere/contracts/orders/gateway-payment-options'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { queuesByStatus } from '../../declarations/admin-queues.ts'
import { exportColumns } from '../../declarations/data-exports.ts'
import { countsOf } from '../../declarations/counters.ts'
import { declare } from '../../declarations/declare.ts'
import { dayMs, expiresAfter, hourMs } from '../../declarations/retention.ts'
import { orders } from './orders.ts'

/** Each row is one page of the gateway on which an order could be paid. Amounts are in paise. */
export const gatewayPayments = sqliteTable(
  'gateway_payments',
  {
    id: text('id').primaryKey(),
    /** Null once the order is deleted. Money that came is kept as long as the books are. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    linkId: text('link_id').notNull().unique(),
    pageUrl: text('page_url').notNull(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: gatewayPaymentStates }).notNull().default('open'),
    /** The id of the last change, by which later statements of its batch know whether it took effect. */
    lastChange: text('last_change').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the gateway is asked next. Null if there is nothing to ask. */
    checkAt: integer('check_at'),
    paymentId: text('payment_id').unique(),
    paidAmount: integer('paid_amount'),
    paidAt: integer('paid_at'),
    refundId: text('refund_id'),
    /** The gateway takes a refund under one key once, so one that failed is tried under another key. */
    failedRefunds: integer('failed_refunds').notNull().default(0),
    refundedAt: integer('refunded_at'),
    /** The gateway keeps this of the payment, its tax included. It is null until the gateway has said so. */
    fee: integer('fee'),
    feeTax: integer('fee_tax'),
    /** The fee counts in the month of this moment. */
    feeAt: integer('fee_at'),
  },
  (table) => [
    uniqueIndex('gateway_payments_one_open')
      .on(table.orderId)
      .where(sql`state = 'open'`),
    index('gateway_payments_by_order').on(table.orderId, table.createdAt),
    index('gateway_payments_by_date').on(table.createdAt, table.id),
    index('gateway_payments_by_state').on(table.state, table.createdAt, table.id),
    index('gateway_payments_unpaid')
      .on(table.createdAt)
      .where(sql`payment_id IS NULL`),
    index('gateway_payments_to_check')
      .on(table.checkAt)
      .where(sql`check_at IS NOT NULL`),
    index('gateway_payments_by_payment')
      .on(table.paidAt)
      .where(sql`paid_at IS NOT NULL`),
    index('gateway_payments_by_fee')
      .on(table.feeAt)
      .where(sql`fee_at IS NOT NULL`),
    check('gateway_payments_ask_for_money', sql`amount >= 100`),
    check(
      'gateway_payments_are_paid_once',
      sql`(state IN ('paid', 'refund_due', 'refunded')) = (payment_id IS NOT NULL AND paid_amount IS NOT NULL AND paid_at IS NOT NULL)`,
    ),
    check('gateway_payments_returned_have_a_date', sql`(state = 'refunded') = (refunded_at IS NOT NULL)`),
  ],
)

export const gatewayPaymentCounts = countsOf('gateway_payment_counts', 'state', gatewayPaymentStates)

/** The webhooks that were acted upon. One is refused as too old before its row is deleted. */
export const gatewayWebhooks = sqliteTable(
  'gateway_webhooks',
  {
    id: text('id').primaryKey(),
    /** The gateway signs the body but not the id, so a copy under another id is known by the body's digest. */
    digest: text('digest').notNull().unique(),
    receivedAt: integer('received_at').notNull(),
  },
  (table) => [index('gateway_webhooks_by_date').on(table.receivedAt)],
)

export const declarations = [
  declare(gatewayPayments, {
    retention: expiresAfter(
      { since: gatewayPayments.createdAt, ttlMs: 365 * dayMs, where: sql`payment_id IS NULL` },
      { since: gatewayPayments.createdAt, ttlMs: 8 * 365 * dayMs },
    ),
  }),
  declare(gatewayPaymentCounts, {
    aggregate: { source: gatewayPayments, groupBy: { state: gatewayPayments.state } },
  }),
  declare(gatewayWebhooks, {
    retention: expiresAfter({ since: gatewayWebhooks.receivedAt, ttlMs: 2 * gatewayLimits.webhookHours * hourMs }),
  }),
]

/** They belong to whoever placed the order. */
export const dataExports = [
  exportColumns(gatewayPayments.orderId, [
    gatewayPayments.state,
    gatewayPayments.amount,
    gatewayPayments.createdAt,
    gatewayPayments.paymentId,
    gatewayPayments.paidAmount,
    gatewayPayments.paidAt,
    gatewayPayments.refundedAt,
  ]),
]

export const adminQueues = queuesByStatus(
  {
    counts: gatewayPaymentCounts.state,
    since: gatewayPayments.paidAt,
    path: '/dashboard/orders/gateway-payments',
  },
  {
    refund_due: {
      name: 'returns',
      noun: { one: 'online payment to be returned', many: 'online payments to be returned' },
      text: 'The payment service is asked by itself. If one stays here, look in its dashboard.',
      isUrgent: true,
      targetHours: 24,
    },
  },
)
