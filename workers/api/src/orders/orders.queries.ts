import { foldNumber } from '@kere/contracts/text/visible-text'
import { myOrders, orders as resource } from '@kere/contracts/orders/orders'
import { orderClaimCounts, orderCounts, orders } from '@kere/d1/schema/orders/orders'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../accounts/accounts/person-rows.ts'
import type { Database, SignedIn } from '../base/context.ts'
import { inDateRange } from '../base/days.ts'
import { isOwn } from '../http/own.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import { byDate } from '../kit/lists/keyset.ts'
import { rowsOf } from '../kit/lists/rows-of.ts'
import { isPaidAtOnce, isOnline } from './gateway-payments/payment-rows.ts'
import { cover, isWithdrawn } from './order-item-rows.ts'

const byPlacing = byDate({ placedAt: orders.placedAt, id: orders.id })

const columns = {
  id: orders.id,
  reference: orders.reference,
  itemKind: orders.itemKind,
  itemId: orders.itemId,
  title: orders.title,
  isWithdrawn: sql<number>`${isWithdrawn}`.as('is_withdrawn'),
  amount: orders.amount,
  discount: orders.discount,
  code: sql<string | null>`(SELECT code FROM discount_codes WHERE id = ${orders.codeId})`.as('code'),
  state: orders.state,
  placedAt: orders.placedAt,
  payableUntil: orders.payableUntil,
  claimedReference: orders.claimedReference,
  claimedAt: orders.claimedAt,
  lateSince: orders.lateSince,
  grantId: orders.grantId,
  paidAt: orders.paidAt,
  closedAt: orders.closedAt,
  refundedAt: orders.refundedAt,
}

const historyColumns = {
  cancelledBy: orders.cancelledBy,
  cancelReason: orders.cancelReason,
  refundRequestedAt: orders.refundRequestedAt,
  refundRequestReason: orders.refundRequestReason,
  refundDeclinedAt: orders.refundDeclinedAt,
  refundDeclineReason: orders.refundDeclineReason,
}

const coverColumn = sql<string | null>`${cover}`.as('cover')

const selectOrders = (db: Database) => db.select({ ...columns, cover: coverColumn }).from(orders)

export type ListedOwnOrderRow = Awaited<ReturnType<typeof selectOrders>>[number]

export type OrderRow = Omit<ListedOwnOrderRow, 'cover'>

export const myOrderRows = rowsOf(myOrders, {
  select: selectOrders,
  isOwn: (context) => isOwn(orders.buyerId, requireSignedIn(context)),
  orders: byPlacing,
  // The plus sign keeps SQLite from choosing the index on the state, which holds the orders of all buyers.
  filters: { state: (state) => sql`+${orders.state} = ${state}`, itemId: orders.itemId },
})

const selectOwnRows = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...columns, ...historyColumns, cover: coverColumn })
    .from(orders)
    .where(where)

export const selectMyOrder = (db: Database, id: string, buyer: Pick<SignedIn, 'userId'>) =>
  selectOwnRows(db, and(eq(orders.id, id), isOwn(orders.buyerId, buyer)))

/** Yields at most one row, because a unique index allows a buyer one open order for an item. */
export const selectOpenOrder = (
  db: Database,
  { itemKind, itemId, userId }: { itemKind: OrderRow['itemKind']; itemId: string; userId: string },
) =>
  selectOwnRows(
    db,
    and(
      isOwn(orders.buyerId, { userId }),
      eq(orders.itemKind, itemKind),
      eq(orders.itemId, itemId),
      sql`${orders.state} = 'pending_payment'`,
    ),
  )

export type OwnOrderRow = Awaited<ReturnType<typeof selectMyOrder>>[number]

export type HistoryRow = Pick<OwnOrderRow, keyof typeof historyColumns>

const summaryColumns = {
  ...columns,
  paymentReference: orders.paymentReference,
  buyerId: orders.buyerId,
  buyerName: fullName(profiles).as('buyer_name'),
  buyerEmail: users.email,
}

const selectSummaries = (db: Database) =>
  db
    .select(summaryColumns)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.buyerId))
    .leftJoin(profiles, eq(profiles.id, users.id))

export type OrderSummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]

const named = alias(profiles, 'named')
const mailed = alias(users, 'mailed')

const searchedTexts = sql`${orders.reference} || ' ' || ${orders.title} || ' ' || coalesce(${orders.paymentReference}, '')
  || ' ' || coalesce((SELECT ${named.firstName} || ' ' || ${named.lastName} || ' ' || ${mailed.email}
    FROM ${profiles} AS named JOIN ${users} AS mailed ON ${mailed.id} = ${named.id} WHERE ${named.id} = ${orders.buyerId}), '')`

/**
 * Banks print the payment method before a reference, and phones may type local digits. Stored claims contain neither,
 * so the search drops the method and converts the digits.
 */
const asClaimed = (search: string) =>
  foldNumber(search).replace(/(?<![\p{L}\p{N}])(?:UPI|NEFT|IMPS|RTGS)\s*[/:-]\s*/giu, '')

export const orderRows = rowsOf(resource, {
  select: selectSummaries,
  orders: byPlacing,
  filters: {
    state: orders.state,
    claim: () => isNotNull(orders.claimedAt),
    paidFrom: (from) => inDateRange(orders.paidAt, { from }),
    paidTo: (to) => inDateRange(orders.paidAt, { to }),
    refundedFrom: (from) => inDateRange(orders.refundedAt, { from }),
    refundedTo: (to) => inDateRange(orders.refundedAt, { to }),
    way: (way) =>
      sql`${isNotNull(orders.paymentReference)} AND ${isOnline('orders.payment_reference')} = ${way === 'online' ? 1 : 0}`,
    item: orders.itemId,
  },
  search: { table: 'order_search', seq: orders.searchRowId, texts: searchedTexts, read: asClaimed },
  counters: { state: orderCounts.state },
  narrowedCounters: { claim: { state: orderClaimCounts.state } },
})

const deciders = alias(profiles, 'deciders')

export const selectOrder = (db: Database, id: string) =>
  db
    .select({
      ...summaryColumns,
      ...historyColumns,
      refundReference: orders.refundReference,
      isPaidAtOnce: isPaidAtOnce.as('is_paid_at_once'),
      lastChange: orders.lastChange,
      decidedBy: fullName(deciders).as('decider_name'),
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.buyerId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(deciders, eq(deciders.id, orders.decidedBy))
    .where(eq(orders.id, id))

export type AdminOrderRow = Awaited<ReturnType<typeof selectOrder>>[number]

/** One sweep expires at most this many orders, because each of them queues an email. */
const expiredAtOnce = 20

export const selectOverdueOrders = (db: Database, now: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.state} = 'pending_payment' AND ${orders.payableUntil} <= ${now}`)
    .orderBy(orders.payableUntil)
    .limit(expiredAtOnce)
