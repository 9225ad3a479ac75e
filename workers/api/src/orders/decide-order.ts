import type { Context } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import type { AuditAction } from '../http/labels.ts'
import { changeOrder, hasGrant, isCovered, selectShared, type Transfer } from './change.queries.ts'
import { readOrder } from './get-orders.ts'
import { toAdminOrder } from './order-answer.ts'
import { describeChanged, describeShared, describeTooSmall } from './orders.domain.ts'
import type { AdminOrderRow } from './orders.queries.ts'
import { orderItemHandlers } from './order-item-rows.ts'

export interface BankTransfer {
  bankReference: string
  transferAmount?: number | undefined
}

/** Confirms a payment, even if the item is no longer offered (U-21). */
export async function confirmPayment(context: Context, id: string, { bankReference, transferAmount }: BankTransfer) {
  const order = await readOrder(context, id)
  const { userId } = requireSignedIn(context)
  const transfer: Transfer = { column: 'payment_reference', reference: bankReference, amount: transferAmount }
  const isChanged = await changeOrder(context, {
    id,
    from: ['pending_payment'],
    to: {
      state: 'paid',
      paidAt: context.at,
      paymentReference: bankReference,
      grantId: context.newId(orderItemHandlers[order.itemKind].grantPrefix),
      decidedBy: userId,
    },
    when: isCovered(transfer, id),
    access: 'grant',
    mail: { template: 'order_paid', isHeld: true },
    admin: by(context, 'order.paid', transfer),
  })
  if (!isChanged) await refuseTransfer(context, transfer, order)
  return answer(context, id, isChanged)
}

export async function cancelOrder(context: Context, id: string, reason: string) {
  await readOrder(context, id)
  const isChanged = await changeOrder(context, {
    id,
    from: ['pending_payment'],
    to: {
      state: 'cancelled',
      closedAt: context.at,
      cancelledBy: 'admin',
      cancelReason: reason,
      decidedBy: requireSignedIn(context).userId,
    },
    access: 'release',
    mail: { template: 'order_cancelled', details: { reason }, isHeld: true },
    admin: by(context, 'order.cancelled'),
  })
  return answer(context, id, isChanged)
}

/** Refunds an order, even if the buyer did not ask for it, and ends the buyer's access. */
export async function refundOrder(context: Context, id: string, { bankReference, transferAmount }: BankTransfer) {
  const order = await readOrder(context, id)
  const transfer: Transfer = { column: 'refund_reference', reference: bankReference, amount: transferAmount }
  const isChanged = await changeOrder(context, {
    id,
    from: ['paid', 'refund_requested'],
    to: {
      state: 'refunded',
      refundedAt: context.at,
      refundReference: bankReference,
      decidedBy: requireSignedIn(context).userId,
    },
    when: isCovered(transfer, id),
    access: 'revoke',
    mail: {
      template: 'order_refunded',
      // A late payment that was recorded for a refund gave no access, so the email must not say that access has ended.
      details: { refundReference: bankReference, ...(order.grantId === null && { isUngiven: 'true' }) },
      isHeld: true,
    },
    admin: by(context, 'order.refunded', transfer),
  })
  if (!isChanged) await refuseTransfer(context, transfer, order)
  return answer(context, id, isChanged)
}

export async function declineRefund(context: Context, id: string, reason: string) {
  await readOrder(context, id)
  const isChanged = await changeOrder(context, {
    id,
    from: ['refund_requested'],
    // A late payment gave nothing, so its refund cannot be declined.
    when: hasGrant,
    to: {
      state: 'paid',
      refundDeclinedAt: context.at,
      refundDeclineReason: reason,
      decidedBy: requireSignedIn(context).userId,
    },
    mail: { template: 'refund_declined', details: { reason }, isHeld: true },
    admin: by(context, 'order.refund_declined'),
  })
  return answer(context, id, isChanged)
}

export const by = (context: Context, action: AuditAction, { amount }: Partial<Transfer> = {}) => ({
  ...requireSignedIn(context),
  action,
  ...(amount !== undefined && { detail: { transferAmount: String(amount) } }),
})

/** @throws {DomainError} if this transfer cannot belong to this order */
export async function refuseTransfer(context: Context, transfer: Transfer, order: AdminOrderRow) {
  const shared = await selectShared(context, transfer, order.id)
  const sum = shared.reduce((total, { amount }) => total + amount, order.amount)
  if (shared.some(({ buyerId }) => buyerId === null || buyerId !== order.buyerId))
    throw new DomainError('bank_reference_used')
  if (transfer.amount === undefined && shared.length > 0)
    throw new DomainError('bank_reference_shared', describeShared(shared, sum))
  if (transfer.amount !== undefined && sum > transfer.amount)
    throw new DomainError('transfer_too_small', describeTooSmall(sum))
}

export async function answer(context: Context, id: string, isChanged: boolean) {
  const row = await readOrder(context, id)
  if (!isChanged) throw new DomainError('order_changed', describeChanged(row.state))
  return toAdminOrder(context, row)
}
