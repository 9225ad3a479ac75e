import { myOrders, orders } from '@kere/contracts/orders/orders'
import type { Context } from '../base/context.ts'
import { requireFound } from '../base/domain-error.ts'
import { foundOwn } from '../http/own.ts'
import { requireSignedIn } from '../http/signed-in.ts'
import { readsOf } from '../kit/lists/reads-of.ts'
import { toAdminOrder, toListedOwnOrder, toOrderSummary, toOwnOrder } from './order-answer.ts'
import { myOrderRows, orderRows, selectMyOrder, selectOrder } from './orders.queries.ts'

export const myOrderReads = readsOf(myOrders, myOrderRows, toListedOwnOrder)

export const orderReads = readsOf(orders, orderRows, toOrderSummary)

/** @throws {DomainError} `not_found`, even if the order exists but belongs to somebody else */
export const readOwn = async (context: Context, id: string) =>
  foundOwn((await selectMyOrder(context.db, id, requireSignedIn(context))).at(0))

export const getMyOrder = async (context: Context, id: string) => toOwnOrder(context, await readOwn(context, id))

export const readOrder = async ({ db }: Pick<Context, 'db'>, id: string) =>
  requireFound((await selectOrder(db, id)).at(0))

export const getOrder = async (context: Context, id: string) => toAdminOrder(context, await readOrder(context, id))
