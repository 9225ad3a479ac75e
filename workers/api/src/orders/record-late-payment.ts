import type { LatePaymentOutcome } from '@kere/contracts/orders/order-options'
import type { Context } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import { afterClosing, changeOrder, isCovered, mayBeRevived, type Transfer } from './change.queries.ts'
import { answer, type BankTransfer, by, refuseTransfer } from './decide-order.ts'
import { readOrder } from './get-orders.ts'
import { orderItemHandlers } from './order-item-rows.ts'

interface LatePayment extends BankTransfer {
  outcome: LatePaymentOutcome
}

const closed = ['expired', 'cancelled'] as const

/**
 * Records a payment that came after its order had closed. An admin confirms it, if the item is still available, or
 * records that the money has to go back.
 */
export async function recordLatePayment(context: Context, id: string, { outcome, ...paid }: LatePayment) {
  const order = await readOrder(context, id)
  const { grantPrefix, stock } = orderItemHandlers[order.itemKind]
  const transfer: Transfer = { column: 'payment_reference', reference: paid.bankReference, amount: paid.transferAmount }
  const received = {
    paidAt: context.at,
    paymentReference: paid.bankReference,
    decidedBy: requireSignedIn(context).userId,
    ...afterClosing,
  }
  const isChanged =
    outcome === 'confirm'
      ? await changeOrder(context, {
          id,
          from: closed,
          to: { ...received, state: 'paid', grantId: context.newId(grantPrefix) },
          first: stock?.settle(context, order.itemId) ?? [],
          when: mayBeRevived(context, id, transfer),
          access: 'revive',
          mail: { template: 'order_paid', isHeld: true },
          admin: by(context, 'order.revived', transfer),
        })
      : await changeOrder(context, {
          id,
          from: closed,
          to: { ...received, state: 'refund_requested', refundRequestedAt: context.at, grantId: null },
          when: isCovered(transfer, id),
          mail: { template: 'late_payment', isHeld: true },
          admin: by(context, 'order.refund_due', transfer),
        })
  if (!isChanged) {
    await refuseTransfer(context, transfer, order)
    const { state } = await readOrder(context, id)
    if (outcome === 'confirm' && (state === 'expired' || state === 'cancelled'))
      throw new DomainError('order_item_unavailable')
  }
  return answer(context, id, isChanged)
}
