import type { OrderItemKind } from '@kere/contracts/orders/order-items'
import { orderLimits } from '@kere/contracts/orders/order-options'
import { orders } from '@kere/d1/schema/orders/orders'
import { type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../base/context.ts'
import { insertSelect } from '../base/insert-select.ts'
import { changedBy, mailOfChange } from './change-rows.ts'
import { type CodeProblem, discountOf } from './discount-codes/code-rows.ts'
import { batchOfAllHandlers, orderItemHandlers } from './order-item-rows.ts'
import { makeReference, payableUntil } from './orders.domain.ts'
import { type OwnOrderRow, selectOpenOrder } from './orders.queries.ts'

interface NewOrder {
  itemKind: OrderItemKind
  itemId: string
  readPrice: number | undefined
  code: string | undefined
  buyer: SignedIn
}

/** Among a million orders, a new number is already taken about once in 80,000 times, so three tries are enough. */
const triedReferences = 3

/**
 * The insert contains all conditions, and a unique index allows a buyer one open order for an item.
 * With a code, an open order whose payment nobody has reported is changed to the price with the code if that is lower.
 * @returns the open order, and before it: the buyer's number of open orders, the price, and what the code does
 */
export async function insertOrder(context: Context, { itemKind, itemId, readPrice, code, buyer }: NewOrder) {
  const { db, at, newId } = context
  const { userId } = buyer
  const [id, change] = [newId('ord'), newId('out')]
  const { offer, stock } = orderItemHandlers[itemKind]
  const { title, price, from, payableUntil: until = sql`${payableUntil(at)}` } = offer(itemId, buyer, at)
  const less = code === undefined ? null : discountOf({ code, courseId: itemId, buyerId: userId, now: at }, price)
  const asked = {
    amount: less ? sql`${price} - ${less.amount}` : price,
    discount: less ? sql`${less.amount}` : 0,
    codeId: less ? sql`${less.id}` : null,
  }
  const fromOffer = sql`${from} AND ${price} <= ${orderLimits.amount} AND ${price} = ${readPrice ?? price}
    ${less ? sql`AND ${less.amount} < ${price}` : sql``}`
  const offered = (value: SQL) => sql`(SELECT ${value} ${fromOffer})`
  const open = sql`buyer_id = ${userId} AND item_kind = ${itemKind} AND item_id = ${itemId} AND state = 'pending_payment'`
  const results = await db.batch([
    db
      .select({
        count: sql<number>`(${openCount(userId)})`.as('open'),
        price: sql<number | null>`(SELECT ${price} ${from})`.as('price'),
        problem: sql<CodeProblem | null>`(SELECT ${less?.problem ?? sql`NULL`} ${from})`.as('problem'),
        discount: sql<number | null>`(SELECT ${less?.amount ?? sql`NULL`} ${from})`.as('code_discount'),
      })
      .from(sql`(SELECT 1)`),
    ...(stock?.settle(context, itemId) ?? []),
    ...(less
      ? [
          db
            .update(orders)
            .set({
              amount: offered(asked.amount),
              discount: offered(less.amount),
              codeId: offered(less.id),
              lastChange: change,
            })
            .where(sql`${open} AND claimed_at IS NULL AND ${orders.amount} > ${offered(asked.amount)}`),
        ]
      : []),
    insertSelect(
      db,
      orders,
      {
        id,
        reference: freeReference(context),
        buyerId: userId,
        itemKind,
        itemId,
        title,
        ...asked,
        lastChange: change,
        placedAt: at,
        payableUntil: until,
      },
      sql`${fromOffer} AND (${openCount(userId)}) < ${orderLimits.open}`,
    ).onConflictDoNothing(),
    mailOfChange(context, {
      orderId: sql`(SELECT id FROM orders WHERE ${open})`,
      change,
      template: 'order_placed',
      details: howToPayDetails(context),
    }),
    ...batchOfAllHandlers(context, 'reserve', changedBy(id, change)),
    selectOpenOrder(db, { itemKind, itemId, userId }),
  ])
  // Only the first and the last result are read. The number of results between them varies.
  const [[before], [order]] = [results[0], results.at(-1) as OwnOrderRow[]]
  return { order, ...(before ?? { count: 0, price: null, problem: null, discount: null }) }
}

const openCount = (userId: string) =>
  sql`SELECT count(*) FROM orders AS open WHERE open.buyer_id = ${userId} AND open.state = 'pending_payment'`

function freeReference({ randomBytes }: Context): SQL {
  const drawn = Array.from({ length: triedReferences }, () => sql`(${makeReference(randomBytes)})`)
  return sql`(SELECT column1 FROM (VALUES ${sql.join(drawn, sql`, `)})
    WHERE NOT EXISTS (SELECT 1 FROM orders AS taken WHERE taken.reference = column1) LIMIT 1)`
}

const howToPayDetails = ({ settings: { payment } }: Context) => ({
  payee: payment?.payee ?? '',
  upiId: payment?.upiId ?? '',
  bankAccount: payment?.bank?.account ?? '',
  bankIfsc: payment?.bank?.ifsc ?? '',
  bankName: payment?.bank?.name ?? '',
})
