import type { OrderState } from '@kere/contracts/orders/order-options'
import type { Context } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import { isOnlyOpen } from './change-rows.ts'
import { closedAgain, mayHaveAgain, mayWaitAgain, type Undo, undoChange, undoneRefund } from './change.queries.ts'
import { readOrder } from './get-orders.ts'
import type { AdminOrderRow } from './orders.queries.ts'

/**
 * Undoes an admin's decision, which is possible until its email is sent. Repeating the undo changes nothing.
 * @returns whether there was a decision to undo
 */
export async function undoDecision(context: Context, id: string): Promise<boolean> {
  const order = await readOrder(context, id)
  const undo = undoOf(context, order)
  if (!undo) return false
  const isUndone = await undoChange(context, {
    ...undo,
    id,
    lastChange: order.lastChange,
    admin: requireSignedIn(context),
  })
  if (!isUndone) throw new DomainError('order_change_final')
  return true
}

type Back = Pick<Undo, 'to' | 'when' | 'access'>

function undoOf(context: Context, order: AdminOrderRow): Back | null {
  const { id, state, refundDeclinedAt, lateSince, grantId } = order
  const isDeclined = state === 'paid' && refundDeclinedAt !== null
  if (isDeclined) return declinedRefund
  if (lateSince !== null && state === 'paid') return { to: unpaid, access: 'revoke' }
  if (grantId === null && state === 'refund_requested') return { to: { ...unpaid, refundRequestedAt: null } }
  if (grantId === null && state === 'refunded') return { to: undoneRefund }
  return backFrom(context, id)[state] ?? null
}

const unpaid = { ...closedAgain, paidAt: null, paymentReference: null, decidedBy: null }

const declinedRefund: Back = {
  to: { state: 'refund_requested', refundDeclinedAt: null, refundDeclineReason: null, decidedBy: null },
}

const backFrom = (context: Context, id: string): Partial<Record<OrderState, Back>> => ({
  paid: {
    to: { state: 'pending_payment', paidAt: null, paymentReference: null, decidedBy: null },
    when: isOnlyOpen(id),
    access: 'undoGrant',
  },
  cancelled: {
    to: { state: 'pending_payment', closedAt: null, cancelledBy: null, cancelReason: null, decidedBy: null },
    when: mayWaitAgain(context, id),
    access: 'reserve',
  },
  refunded: { to: undoneRefund, when: mayHaveAgain(context), access: 'restore' },
})
