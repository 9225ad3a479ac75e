import { formerMember } from '@kere/contracts/accounts/former-member'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { getMyOrder, getOrder, myOrders, orderSummary } from '@kere/contracts/orders/orders'
import type * as z from 'zod/mini'
import type { Context } from '../base/context.ts'
import { instantOf, instantOrNull } from '../base/instants.ts'
import { mayPayAtOnce } from './gateway-payments/payment-rows.ts'
import { howToPay, refundableUntil } from './orders.domain.ts'
import type {
  AdminOrderRow,
  HistoryRow,
  ListedOwnOrderRow,
  OrderRow,
  OrderSummaryRow,
  OwnOrderRow,
} from './orders.queries.ts'

const toOrder = (row: OrderRow): z.input<typeof myOrders.item> => ({
  id: row.id,
  reference: row.reference,
  amount: row.amount,
  discount: row.code === null ? null : { code: row.code, amount: row.discount },
  state: row.state,
  item: { kind: row.itemKind, id: row.itemId, title: row.title, isWithdrawn: row.isWithdrawn === 1 },
  placedAt: instantOf(row.placedAt),
  payableUntil: instantOf(row.payableUntil),
  claim:
    row.claimedReference === null || row.claimedAt === null
      ? null
      : { bankReference: row.claimedReference, at: instantOf(row.claimedAt) },
  latePayment: row.lateSince === null ? null : row.grantId === null ? 'refund' : 'confirm',
  paidAt: instantOrNull(row.paidAt),
  closedAt: instantOrNull(row.closedAt),
  refundedAt: instantOrNull(row.refundedAt),
})

export const toListedOwnOrder = (row: ListedOwnOrderRow): z.input<typeof myOrders.item> => ({
  ...toOrder(row),
  cover: coverOf(row),
})

const toHistory = (row: HistoryRow) => ({
  cancelledBy: row.cancelledBy,
  cancelReason: row.cancelReason,
  refundRequestedAt: instantOrNull(row.refundRequestedAt),
  refundRequestReason: row.refundRequestReason,
  refundDeclinedAt: instantOrNull(row.refundDeclinedAt),
  refundDeclineReason: row.refundDeclineReason,
})

export const toOwnOrder = (
  { settings, at }: Pick<Context, 'settings' | 'at'>,
  row: OwnOrderRow,
): EndpointAnswer<typeof getMyOrder> => ({
  ...toOrder(row),
  ...toHistory(row),
  cover: coverOf(row),
  payment: row.state === 'pending_payment' ? howToPay(settings.payment, row) : null,
  paysAtOnce: mayPayAtOnce(settings, row, at),
  refundableUntil: instantOrNull(refundableUntil(row, at)),
})

const coverOf = ({ cover }: Pick<ListedOwnOrderRow, 'cover'>): EndpointAnswer<typeof getMyOrder>['cover'] =>
  // The SQL of each item kind builds this JSON, so the shape is known.
  cover === null ? null : (JSON.parse(cover) as NonNullable<EndpointAnswer<typeof getMyOrder>['cover']>)

export const toOrderSummary = (row: OrderSummaryRow): z.input<typeof orderSummary> => ({
  ...toOrder(row),
  paymentReference: row.paymentReference,
  buyer:
    row.buyerId === null
      ? null
      : { id: row.buyerId, name: row.buyerName ?? formerMember.name, email: row.buyerEmail ?? '' },
})

export const toAdminOrder = (
  { settings }: Pick<Context, 'settings'>,
  row: AdminOrderRow,
): EndpointAnswer<typeof getOrder> => ({
  ...toOrderSummary(row),
  ...toHistory(row),
  refundReference: row.refundReference,
  decidedBy: row.decidedBy,
  hasInstructions: settings.payment !== null,
  isPaidAtOnce: settings.gateway !== null && row.isPaidAtOnce === 1,
})
