import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import type { AuditAction } from '../words.ts'
import { changeOrder, isReferenceUsed, isUnused } from './change.queries.ts'
import { toAdminOrder } from './order-answer.ts'
import { describeChanged } from './orders.domain.ts'
import { type AdminOrderRow, selectOrder } from './orders.queries.ts'
import { sellers } from './order-item-rows.ts'

/** Also where it is no longer offered (U-21). @throws {DomainError} `not_found`, `order_changed`, `bank_reference_used` */
export async function confirmPayment(context: Context, id: string, reference: string) {
  const order = await read(context, id)
  const { userId } = requireSignedIn(context)
  const isChanged = await changeOrder(context, {
    id,
    from: ['pending_payment'],
    to: {
      state: 'paid',
      paidAt: context.now(),
      paymentReference: reference,
      grantId: context.newId(sellers[order.itemKind].grantPrefix),
      decidedBy: userId,
    },
    when: isUnused('payment_reference', reference, id),
    access: 'grant',
    mail: { template: 'order_paid', isHeld: true },
    admin: by(context, 'order.paid'),
  })
  if (!isChanged) await refuseUsed(context, 'payment_reference', { reference, id })
  return answer(context, id, isChanged)
}

/** @throws {DomainError} `not_found`, `order_changed` */
export async function cancelOrder(context: Context, id: string, reason: string) {
  await read(context, id)
  const isChanged = await changeOrder(context, {
    id,
    from: ['pending_payment'],
    to: {
      state: 'cancelled',
      closedAt: context.now(),
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

/** Asked for or not; access ends. @throws {DomainError} `not_found`, `order_changed`, `bank_reference_used` */
export async function refundOrder(context: Context, id: string, reference: string) {
  await read(context, id)
  const isChanged = await changeOrder(context, {
    id,
    from: ['paid', 'refund_requested'],
    to: {
      state: 'refunded',
      refundedAt: context.now(),
      refundReference: reference,
      decidedBy: requireSignedIn(context).userId,
    },
    when: isUnused('refund_reference', reference, id),
    access: 'revoke',
    mail: { template: 'order_refunded', details: { refundReference: reference }, isHeld: true },
    admin: by(context, 'order.refunded'),
  })
  if (!isChanged) await refuseUsed(context, 'refund_reference', { reference, id })
  return answer(context, id, isChanged)
}

/** @throws {DomainError} `not_found`, `order_changed` */
export async function declineRefund(context: Context, id: string, reason: string) {
  await read(context, id)
  const isChanged = await changeOrder(context, {
    id,
    from: ['refund_requested'],
    to: {
      state: 'paid',
      refundDeclinedAt: context.now(),
      refundDeclineReason: reason,
      decidedBy: requireSignedIn(context).userId,
    },
    mail: { template: 'refund_declined', details: { reason }, isHeld: true },
    admin: by(context, 'order.refund_declined'),
  })
  return answer(context, id, isChanged)
}

const by = (context: Context, action: AuditAction) => ({ ...requireSignedIn(context), action })

async function read({ db }: Context, id: string): Promise<AdminOrderRow> {
  const [row] = await selectOrder(db, id)
  if (!row) throw new DomainError('not_found')
  return row
}

async function refuseUsed(
  context: Context,
  column: 'payment_reference' | 'refund_reference',
  used: { reference: string; id: string },
) {
  if (await isReferenceUsed(context, column, used)) throw new DomainError('bank_reference_used')
}

async function answer(context: Context, id: string, isChanged: boolean) {
  const row = await read(context, id)
  if (!isChanged) throw new DomainError('order_changed', describeChanged(row.state))
  return toAdminOrder(context, row)
}
