import type { OrderState } from '@kere/contracts/order-options'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { isOnlyOpen, mayHaveAgain, mayWaitAgain, type Undo, undoChange, undoneRefund } from './change.queries.ts'
import { type AdminOrderRow, selectOrder } from './orders.queries.ts'

/** Until the email leaves; idempotent. @throws {DomainError} `not_found`, `order_change_final` */
export async function undoDecision(context: Context, id: string): Promise<void> {
  const [order] = await selectOrder(context.db, id)
  if (!order) throw new DomainError('not_found')
  const undo = undoOf(context, order)
  if (!undo) return
  const isUndone = await undoChange(context, {
    ...undo,
    id,
    lastChange: order.lastChange,
    admin: requireSignedIn(context),
  })
  if (!isUndone) throw new DomainError('order_change_final')
}

type Back = Pick<Undo, 'template' | 'to' | 'when' | 'access'>

function undoOf(context: Context, { id, state, refundDeclinedAt }: AdminOrderRow): Back | null {
  const isDeclined = state === 'paid' && refundDeclinedAt !== null
  return isDeclined ? declinedRefund : (backFrom(context, id)[state] ?? null)
}

const declinedRefund: Back = {
  template: 'refund_declined',
  to: { state: 'refund_requested', refundDeclinedAt: null, refundDeclineReason: null, decidedBy: null },
}

const backFrom = (context: Context, id: string): Partial<Record<OrderState, Back>> => ({
  paid: {
    template: 'order_paid',
    to: { state: 'pending_payment', paidAt: null, paymentReference: null, decidedBy: null },
    when: isOnlyOpen(id),
    access: 'undoGrant',
  },
  cancelled: {
    template: 'order_cancelled',
    to: { state: 'pending_payment', closedAt: null, cancelledBy: null, cancelReason: null, decidedBy: null },
    when: mayWaitAgain(context, id),
    access: 'reserve',
  },
  refunded: { template: 'order_refunded', to: undoneRefund, when: mayHaveAgain(context), access: 'restore' },
})
