import { orders } from '@kere/d1/schema/orders/orders'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../accounts/accounts/person-rows.ts'
import type { Database } from '../base/context.ts'

interface References {
  /** Whole order numbers, or the beginnings of cut ones. */
  orderReferences: readonly string[]
  bankReferences: readonly string[]
}

export type NamedOrder = Awaited<ReturnType<typeof selectNamedOrders>>[number]

/** Three separate queries can each use their own index. An order that two of them find is returned once. */
export async function selectNamedOrders(db: Database, { orderReferences, bankReferences }: References) {
  const select = (references: readonly string[], where: SQL) =>
    db
      .select({
        id: orders.id,
        reference: orders.reference,
        title: orders.title,
        amount: orders.amount,
        state: orders.state,
        claimedReference: orders.claimedReference,
        paymentReference: orders.paymentReference,
        buyerName: fullName(profiles).as('buyer_name'),
      })
      // All references are one parameter, because D1 allows at most 100 parameters in a statement.
      .from(sql`(SELECT DISTINCT value FROM json_each(${JSON.stringify(references)})) AS named`)
      // SQLite does not reorder a cross join, so each reference looks up the index.
      .crossJoin(orders)
      .leftJoin(profiles, eq(profiles.id, orders.buyerId))
      .where(where)
  const found = await db.batch([
    // The tilde sorts after every letter of an order number, so the range holds all numbers with this beginning.
    select(orderReferences, sql`${orders.reference} >= named.value AND ${orders.reference} < named.value || '~'`),
    select(bankReferences, sql`${orders.claimedReference} = named.value`),
    select(bankReferences, sql`${orders.paymentReference} = named.value`),
  ])
  return [...new Map(found.flat().map((order) => [order.id, order])).values()]
}
