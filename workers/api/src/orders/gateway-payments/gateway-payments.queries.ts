import { gatewayPayments as resource } from '@kere/contracts/orders/gateway-payments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { gatewayWebhooks, gatewayPaymentCounts, gatewayPayments } from '@kere/d1/schema/orders/gateway-payments'
import { orders } from '@kere/d1/schema/orders/orders'
import { and, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { isOwn } from '../../http/own.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'
import { payThroughGateway, refundThroughGateway, type Settling } from '../settle-order.ts'

const columns = {
  ...getTableColumns(gatewayPayments),
  orderReference: orders.reference,
  orderTitle: orders.title,
  itemKind: orders.itemKind,
  /** The order still waits for exactly this amount. */
  isCurrent:
    sql<number>`coalesce(${orders.state} = 'pending_payment' AND ${orders.amount} * 100 = ${gatewayPayments.amount}, 0)`.as(
      'is_current',
    ),
}

const selectPayments = (db: Database) =>
  db.select(columns).from(gatewayPayments).leftJoin(orders, eq(orders.id, gatewayPayments.orderId))

export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number]

export const gatewayPaymentRows = rowsOf(resource, {
  select: selectPayments,
  orders: byDate({ createdAt: gatewayPayments.createdAt, id: gatewayPayments.id }),
  filters: { state: gatewayPayments.state },
  counters: { state: gatewayPaymentCounts.state },
})

const one = async (db: Database, where: SQL | undefined) => (await selectPayments(db).where(where)).at(0)

export const selectPayment = (db: Database, id: string) => one(db, eq(gatewayPayments.id, id))

export const selectByLink = (db: Database, linkId: string) => one(db, eq(gatewayPayments.linkId, linkId))

export const selectByPayment = (db: Database, paymentId: string) => one(db, eq(gatewayPayments.paymentId, paymentId))

export const selectOpenPage = (db: Database, orderId: string, buyer: SignedIn) =>
  one(
    db,
    and(eq(gatewayPayments.orderId, orderId), sql`${gatewayPayments.state} = 'open'`, isOwn(orders.buyerId, buyer)),
  )

const checkedAtOnce = 10

export const selectDue = (db: Database, now: number) =>
  selectPayments(db)
    .where(sql`${gatewayPayments.checkAt} <= ${now}`)
    .orderBy(gatewayPayments.checkAt)
    .limit(checkedAtOnce)

interface NewPayment {
  id: string
  orderId: string
  linkId: string
  pageUrl: string
  amount: number
  expiresAt: number
  checkAt: number
}

/** Stores the page, unless the order has changed meanwhile or another page is open for it. */
export const insertPayment = ({ db, at }: Pick<Context, 'db' | 'at'>, buyer: SignedIn, page: NewPayment) =>
  insertSelect(
    db,
    gatewayPayments,
    { ...page, lastChange: page.id, createdAt: at },
    sql`FROM ${orders} WHERE ${orders.id} = ${page.orderId} AND ${isOwn(orders.buyerId, buyer)}
      AND ${orders.state} = 'pending_payment' AND ${orders.amount} * 100 = ${page.amount}`,
  ).onConflictDoNothing()

export const updateCheck = (db: Database, id: string, checkAt: number) =>
  db.update(gatewayPayments).set({ checkAt }).where(eq(gatewayPayments.id, id))

export const closePage = (db: Database, id: string) =>
  db
    .update(gatewayPayments)
    .set({ state: 'closed', checkAt: null })
    .where(and(eq(gatewayPayments.id, id), sql`${gatewayPayments.state} = 'open'`))

interface Paid {
  paymentId: string
  amount: number
  currency: string
}

/**
 * Takes a payment once. In one batch it either pays the order, if that still waits for exactly this amount, or it has to
 * go back, and the buyer is told.
 */
export async function takePayment(context: Settling, row: PaymentRow, { paymentId, amount, currency }: Paid) {
  const { db, at, newId } = context
  const name = newId('chg')
  const fits = sql`${currency === 'INR' ? 1 : 0} AND ${gatewayPayments.amount} = ${amount} AND EXISTS (SELECT 1 FROM ${orders}
    WHERE ${orders.id} = ${gatewayPayments.orderId} AND ${orders.state} = 'pending_payment' AND ${orders.amount} * 100 = ${amount})`
  const isTaken = and(eq(gatewayPayments.id, row.id), eq(gatewayPayments.lastChange, name))
  const claim = db
    .update(gatewayPayments)
    .set({
      state: sql`iif(${fits}, 'paid', 'refund_due')`,
      checkAt: at,
      lastChange: name,
      paymentId,
      paidAmount: amount,
      paidAt: at,
    })
    .where(and(eq(gatewayPayments.id, row.id), isNull(gatewayPayments.paymentId)))
  const told = insertOutboxRow(context, {
    template: 'payment_returned',
    details: sql`json_object('firstName', ${profiles.firstName}, 'orderId', ${orders.id}, 'reference', ${orders.reference},
      'title', ${orders.title}, 'paise', CAST(${amount} AS TEXT))`,
    from: sql`FROM ${gatewayPayments} JOIN ${orders} ON ${orders.id} = ${gatewayPayments.orderId}
      JOIN ${users} ON ${users.id} = ${orders.buyerId} JOIN ${profiles} ON ${profiles.id} = ${users.id}
      WHERE ${isTaken} AND ${gatewayPayments.state} = 'refund_due'`,
  })
  return payThroughGateway(context, {
    id: row.orderId ?? '',
    reference: paymentId,
    itemKind: row.itemKind ?? 'course',
    first: [claim, told],
    when: sql`EXISTS (SELECT 1 FROM ${gatewayPayments} WHERE ${isTaken} AND ${gatewayPayments.state} = 'paid')`,
  })
}

/** Decides on the refund of an order that was paid at once. The gateway is asked afterwards. */
export async function refundOrderAtOnce(context: Context, orderId: string, paymentId: string) {
  const { db, at, newId } = context
  const name = newId('chg')
  const claim = db
    .update(gatewayPayments)
    .set({ state: 'refund_due', checkAt: at, lastChange: name })
    .where(
      and(
        eq(gatewayPayments.paymentId, paymentId),
        sql`${gatewayPayments.state} = 'paid'`,
        sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.id} = ${orderId} AND ${orders.id} = ${gatewayPayments.orderId}
          AND ${orders.paymentReference} = ${paymentId} AND ${orders.state} IN ('paid', 'refund_requested'))`,
      ),
    )
  return refundThroughGateway(context, {
    id: orderId,
    reference: paymentId,
    first: [claim],
    when: sql`EXISTS (SELECT 1 FROM ${gatewayPayments} WHERE ${gatewayPayments.paymentId} = ${paymentId}
      AND ${gatewayPayments.lastChange} = ${name})`,
  })
}

const isDue = (id: string) => and(eq(gatewayPayments.id, id), sql`${gatewayPayments.state} = 'refund_due'`)

/** @param checkAt when the gateway is asked for a fee that is not known yet */
export const updateRefunded = (
  { db, at }: Pick<Context, 'db' | 'at'>,
  id: string,
  { refundId, checkAt }: { refundId: string | null; checkAt: number },
) =>
  db
    .update(gatewayPayments)
    .set({
      state: 'refunded',
      refundedAt: at,
      refundId,
      checkAt: sql`iif(${gatewayPayments.fee} IS NULL, ${checkAt}, NULL)`,
    })
    .where(isDue(id))

/** A fee counts in the month of its payment, or now if that month is closed. */
export const updateFee = (
  { db, at }: Pick<Context, 'db' | 'at'>,
  id: string,
  { fee, tax }: { fee: number; tax: number },
) =>
  db
    .update(gatewayPayments)
    .set({
      fee,
      feeTax: tax,
      feeAt: sql`iif(EXISTS (SELECT 1 FROM month_closings WHERE reopened_at IS NULL
        AND month = strftime('%Y-%m', ${gatewayPayments.paidAt} / 1000 + 19800, 'unixepoch')), ${at}, ${gatewayPayments.paidAt})`,
      checkAt: sql`iif(${gatewayPayments.state} = 'refund_due', ${gatewayPayments.checkAt}, NULL)`,
    })
    .where(and(eq(gatewayPayments.id, id), isNull(gatewayPayments.fee), sql`${gatewayPayments.paidAt} IS NOT NULL`))

export const updateRefundUnderWay = (db: Database, id: string, refundId: string | null, checkAt: number) =>
  db.update(gatewayPayments).set({ refundId, checkAt }).where(isDue(id))

export const updateRefundFailed = (db: Database, row: PaymentRow, checkAt: number) =>
  db
    .update(gatewayPayments)
    .set({ refundId: null, failedRefunds: row.failedRefunds + 1, checkAt })
    .where(and(isDue(row.id), eq(gatewayPayments.failedRefunds, row.failedRefunds)))

interface Webhook {
  eventId: string
  digest: string
}

export const selectWebhook = (db: Database, { eventId, digest }: Webhook) =>
  db
    .select({ id: gatewayWebhooks.id })
    .from(gatewayWebhooks)
    .where(or(eq(gatewayWebhooks.id, eventId), eq(gatewayWebhooks.digest, digest)))
    .limit(1)

export const insertWebhook = ({ db, at }: Pick<Context, 'db' | 'at'>, { eventId, digest }: Webhook) =>
  db.insert(gatewayWebhooks).values({ id: eventId, digest, receivedAt: at }).onConflictDoNothing()
