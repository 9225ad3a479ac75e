import { formerMember } from '@kere/contracts/accounts/former-member'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type { getMyOrder, getOrder, listMyOrders, listOrders } from '@kere/contracts/orders/orders'
import type { Context } from '../base/context.ts'
import { instantOf, instantOrNull } from '../base/instants.ts'
import { howToPay, refundableUntil } from './orders.domain.ts'
import type { AdminOrderRow, OrderRow, OrderSummaryRow, OwnOrderRow } from './orders.queries.ts'

export const toOrder = ({
  itemKind,
  itemId,
  title,
  isWithdrawn,
  placedAt,
  payableUntil,
  claimedReference,
  claimedAt,
  lateSince,
  grantId,
  paidAt,
  closedAt,
  refundedAt,
  id,
  reference,
  amount,
  state,
}: OrderRow): EndpointAnswer<typeof listMyOrders>['items'][number] => ({
  id,
  reference,
  amount,
  state,
  item: { kind: itemKind, id: itemId, title, isWithdrawn: isWithdrawn === 1 },
  placedAt: instantOf(placedAt),
  payableUntil: instantOf(payableUntil),
  claim:
    claimedReference === null || claimedAt === null
      ? null
      : { bankReference: claimedReference, at: instantOf(claimedAt) },
  latePayment: lateSince === null ? null : grantId === null ? 'refund' : 'confirm',
  paidAt: instantOrNull(paidAt),
  closedAt: instantOrNull(closedAt),
  refundedAt: instantOrNull(refundedAt),
})

type HistoryRow = Pick<
  OwnOrderRow,
  | 'cancelledBy'
  | 'cancelReason'
  | 'refundRequestedAt'
  | 'refundRequestReason'
  | 'refundDeclinedAt'
  | 'refundDeclineReason'
>

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
  payment: row.state === 'pending_payment' ? howToPay(settings.payment, row) : null,
  refundableUntil: instantOrNull(refundableUntil(row, at)),
})

export const toOrderSummary = (row: OrderSummaryRow): EndpointAnswer<typeof listOrders>['items'][number] => ({
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
})
