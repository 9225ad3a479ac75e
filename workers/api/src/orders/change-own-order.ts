import type { Context } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import { readOwn } from './get-orders.ts'
import { toOwnOrder } from './order-answer.ts'
import { changeOrder, isOwnOrder, isRefundable, mayWaitAgain, undoChange } from './change.queries.ts'
import { describeChanged, refundableUntil } from './orders.domain.ts'
import { selectOrder } from './orders.queries.ts'

export async function cancelMyOrder(context: Context, id: string) {
  const buyer = requireSignedIn(context)
  const isChanged = await changeOrder(context, {
    id,
    from: ['pending_payment'],
    to: { state: 'cancelled', closedAt: context.at, cancelledBy: 'member' },
    when: isOwnOrder(buyer),
    access: 'release',
    mail: { template: 'order_cancelled', isHeld: true },
  })
  const order = await readOwn(context, id)
  if (!isChanged) throw new DomainError('order_changed', describeChanged(order.state))
  return toOwnOrder(context, order)
}

/** If the buyer has placed a new order for the item, the cancelled one cannot be restored. */
export async function undoMyCancellation(context: Context, id: string): Promise<void> {
  const { state, cancelledBy } = await readOwn(context, id)
  if (state === 'pending_payment') return
  const [read] = await selectOrder(context.db, id)
  const isUndone =
    read !== undefined &&
    cancelledBy === 'member' &&
    (await undoChange(context, {
      id,
      lastChange: read.lastChange,
      to: { state: 'pending_payment', closedAt: null, cancelledBy: null, cancelReason: null },
      when: mayWaitAgain(context, id),
      access: 'reserve',
    }))
  if (!isUndone) throw new DomainError('order_change_final')
}

export async function requestRefund(context: Context, id: string, reason: string) {
  const buyer = requireSignedIn(context)
  const isChanged = await changeOrder(context, {
    id,
    from: ['paid'],
    to: { state: 'refund_requested', refundRequestedAt: context.at, refundRequestReason: reason },
    when: isRefundable(context, buyer),
    mail: { template: 'refund_requested', isHeld: false },
  })
  const order = await readOwn(context, id)
  if (isChanged) return toOwnOrder(context, order)
  const isTooLate = order.state === 'paid' && refundableUntil(order, context.at) === null
  throw isTooLate ? new DomainError('refund_closed') : new DomainError('order_changed', describeChanged(order.state))
}
