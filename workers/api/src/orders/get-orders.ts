import type { OrderSort, OrderState } from '@kere/contracts/orders/order-options'
import { orderStates } from '@kere/contracts/orders/order-options'
import type { Context } from '../base/context.ts'
import { requireFound } from '../base/domain-error.ts'
import { foundOwn } from '../http/own.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import { countEach } from '../kit/lists/counts.ts'
import { type ListRequest, pageOf } from '../kit/lists/keyset.ts'
import { toAdminOrder, toOrder, toOrderSummary, toOwnOrder } from './order-answer.ts'
import {
  myOrderPage,
  type OrderFilters,
  orderPage,
  type OwnOrderFilters,
  selectMyOrder,
  selectMyOrderPage,
  selectOrder,
  selectOrderPage,
} from './orders.queries.ts'

export async function listMyOrders(context: Context, request: OwnOrderFilters & ListRequest<OrderSort>) {
  const page = myOrderPage(request)
  const { rows, total } = await selectMyOrderPage(context.db, requireSignedIn(context), request, page)
  return { ...pageOf(page, rows, toOrder), total, totalIsLowerBound: total >= page.countLimit }
}

/** @throws {DomainError} `not_found`, also for somebody else's */
export async function getMyOrder(context: Context, id: string) {
  const [row] = await selectMyOrder(context.db, id, requireSignedIn(context))
  return toOwnOrder(context, foundOwn(row))
}

export async function listOrders({ db }: Context, request: OrderFilters & ListRequest<OrderSort>) {
  const page = orderPage(request)
  const { rows, counters, total, totalIsLowerBound } = await selectOrderPage(db, request, page)
  return {
    ...pageOf(page, rows, toOrderSummary),
    total,
    totalIsLowerBound,
    counts: countEach(orderStates, (state: OrderState) => counters.find((each) => each.state === state)?.count ?? 0),
  }
}

export const getOrder = async (context: Context, id: string) => toAdminOrder(context, await readOrder(context, id))

export async function readOrder({ db }: Pick<Context, 'db'>, id: string) {
  const row = requireFound((await selectOrder(db, id)).at(0))
  return row
}
