import type { Context } from '../base/context.ts'
import { changeOrder, type Changing } from './change.queries.ts'
import { by } from './decide-order.ts'
import { orderItemHandlers } from './order-item-rows.ts'
import type { OrderRow } from './orders.queries.ts'

export type Settling = Changing

type Change = Parameters<typeof changeOrder>[1]

/** The statements in `first` take the money or give it up, and `when` says whether they took effect. */
interface Settlement extends Required<Pick<Change, 'id' | 'first' | 'when'>> {
  /** The gateway's id of the payment. */
  reference: string
}

/**
 * Pays an order with money that a gateway has. Its email leaves at once, so nobody can undo a payment that has come.
 * @returns whether the order was paid with it
 */
export const payThroughGateway = (
  context: Settling,
  { id, reference, itemKind, first, when }: Settlement & { itemKind: OrderRow['itemKind'] },
) =>
  changeOrder(context, {
    id,
    from: ['pending_payment'],
    to: {
      state: 'paid',
      paidAt: context.at,
      paymentReference: reference,
      grantId: context.newId(orderItemHandlers[itemKind].grantPrefix),
      decidedBy: null,
    },
    first,
    when,
    access: 'grant',
    mail: { template: 'order_paid', isHeld: false },
  })

/** Refunds an order whose money a gateway sends back. This cannot be undone either. */
export function refundThroughGateway(context: Context, { id, reference, first, when }: Settlement) {
  const admin = by(context, 'order.refunded')
  return changeOrder(context, {
    id,
    from: ['paid', 'refund_requested'],
    to: { state: 'refunded', refundedAt: context.at, refundReference: reference, decidedBy: admin.userId },
    first,
    when,
    access: 'revoke',
    mail: { template: 'order_refunded', isHeld: false },
    admin,
  })
}
