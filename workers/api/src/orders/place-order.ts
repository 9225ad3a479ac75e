import type { OrderItemKind } from '@kere/contracts/order-items'
import { orderLimits } from '@kere/contracts/order-options'
import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { throttle } from '../throttle/throttle.ts'
import type { ThrottleLimits } from '../throttle/throttle.domain.ts'
import { toOwnOrder } from './order-answer.ts'
import { sellers } from './order-item-rows.ts'
import { insertOrder } from './place.queries.ts'

const placeLimits = {
  account: { limit: orderLimits.perHour, windowMs: 60 * 60 * 1000 },
} as const satisfies ThrottleLimits

interface Wanted {
  itemKind: OrderItemKind
  itemId: string
}

/** An open order is answered again. @throws {DomainError} `too_many_orders`, `too_many_attempts`, and the item's own */
export async function placeOrder(context: Context, wanted: Wanted, networkAddress: string) {
  const buyer = requireSignedIn(context)
  await throttle(context, { act: 'order', account: buyer.userId, networkAddress, limits: placeLimits })
  const { order, openCount } = await insertOrder(context, { ...wanted, buyer })
  if (order) return toOwnOrder(context, order)
  const refusal = await sellers[wanted.itemKind].explain(context, wanted.itemId, buyer)
  const isOffered = refusal.code === 'order_not_needed'
  throw isOffered && openCount >= orderLimits.open ? new DomainError('too_many_orders') : refusal
}
