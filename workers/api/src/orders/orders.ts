import { orderLimits } from '@kere/contracts/orders/order-options'
import type { Context } from '../base/context.ts'
import { DomainError } from '../base/domain-error.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import { throttle } from '../base/throttle/throttle.ts'
import type { ThrottleLimits } from '../base/throttle/throttle.domain.ts'
import { readOwn } from './get-orders.ts'
import { updateClaim } from './change.queries.ts'
import { toOwnOrder } from './order-answer.ts'
import { describeChanged } from './orders.domain.ts'
import { pageOf } from '../kit/lists/keyset.ts'
import { orderSumPage, selectOrderSumPage, type OrderSumRequest } from './order-sums.queries.ts'
import type { StatementCredit } from '@kere/contracts/orders/statement-matches'
import { matchCredit } from './statement.domain.ts'
import { type NamedOrder, selectNamedOrders } from './statement.queries.ts'
import type { OrderItemKind } from '@kere/contracts/orders/order-items'
import { orderItemHandlers } from './order-item-rows.ts'
import { throttleCodes } from './discount-codes/discount-codes.ts'
import { insertOrder } from './place.queries.ts'

const claimLimits = {
  account: { limit: orderLimits.claimsPerHour, windowMs: 60 * 60 * 1000 },
} as const satisfies ThrottleLimits

interface Claim {
  id: string
  reference: string
  networkAddress: string
}

/** The buyer may correct the reported reference until an admin has confirmed the payment. */
export async function claimMyPayment(context: Context, { id, reference, networkAddress }: Claim) {
  const buyer = requireSignedIn(context)
  await throttle(context, { act: 'payment_claim', account: buyer.userId, networkAddress, limits: claimLimits })
  const isClaimed = await updateClaim(context, { id, buyer, reference })
  const order = await readOwn(context, id)
  if (!isClaimed) throw new DomainError('order_changed', describeChanged(order.state))
  return toOwnOrder(context, order)
}

export async function listOrderSums({ db }: Context, request: OrderSumRequest) {
  const page = orderSumPage(request)
  const { rows, total } = await selectOrderSumPage(db, request, page)
  return {
    ...pageOf(page, rows, (sum) => sum),
    total,
    totalIsLowerBound: total >= page.countLimit,
  }
}

/** If two credits name the same order, the first one is its payment. */
export async function matchStatement({ db }: Context, credits: readonly StatementCredit[]) {
  const orders = await selectNamedOrders(db, {
    orderReferences: credits.flatMap(({ orderReferences, cutReferences = [] }) => [
      ...orderReferences,
      ...cutReferences,
    ]),
    bankReferences: credits.flatMap(({ bankReferences }) => bankReferences),
  })
  const taken = new Map<string, string | null>()
  const matches = credits.map((credit) => {
    const { outcome, bankReference, order, otherOrders } = matchCredit(credit, orders)
    const isSecond = outcome === 'exact' && order !== null && taken.has(order.id)
    const again = isSecond && taken.get(order.id) === bankReference ? 'already_confirmed' : 'paid_twice'
    if (outcome === 'exact' && order && !isSecond) taken.set(order.id, bankReference)
    return {
      line: credit.line,
      outcome: isSecond ? again : outcome,
      bankReference: isSecond ? null : bankReference,
      order: order && toMatched(order),
      otherOrders: otherOrders.map(toMatched),
    }
  })
  return { matches }
}

const toMatched = ({ id, reference, title, amount, state, buyerName }: NamedOrder) => ({
  id,
  reference,
  title,
  amount,
  state,
  buyerName,
})

const placeLimits = {
  account: { limit: orderLimits.perHour, windowMs: 60 * 60 * 1000 },
} as const satisfies ThrottleLimits

interface Wanted {
  itemKind: OrderItemKind
  itemId: string
  /** The price that the buyer saw. */
  price?: number | undefined
  code?: string | undefined
}

/** If the buyer already has an open order for the item, that order is returned, with the code if it lowers the price. */
export async function placeOrder(context: Context, wanted: Wanted, networkAddress: string) {
  const buyer = requireSignedIn(context)
  await throttle(context, { act: 'order', account: buyer.userId, networkAddress, limits: placeLimits })
  const { price: readPrice, code, ...item } = wanted
  if (code !== undefined) {
    await throttleCodes(context, buyer, networkAddress)
    if (wanted.itemKind !== 'course') throw new DomainError('code_not_for_course')
  }
  const { order, count, price, problem, discount } = await insertOrder(context, { ...item, readPrice, code, buyer })
  if (order && (code === undefined || order.code === code)) return toOwnOrder(context, order)
  if (price !== null && readPrice !== undefined && price !== readPrice) throw new DomainError('changed_since_read')
  const refusal = await orderItemHandlers[wanted.itemKind].explain(context, wanted.itemId, buyer)
  if (refusal.code !== 'order_not_needed') throw refusal
  if (price !== null && problem !== null) throw new DomainError(problem)
  if (price !== null && discount === price) throw new DomainError('code_makes_free')
  // The open order has another code, or none.
  if (order?.claimedAt === null) throw new DomainError('code_not_lower')
  if (order) throw new DomainError('order_changed', describeChanged(order.state))
  throw count >= orderLimits.open ? new DomainError('too_many_orders') : refusal
}
