import { orders } from '@kere/d1/schema/orders/orders'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../accounts/accounts/person-rows.ts'
import type { Database } from '../base/context.ts'

interface References {
  /** Order numbers, or how they begin. */
  orderReferences: readonly string[]
  bankReferences: readonly string[]
}

export type NamedOrder = Awaited<ReturnType<typeof selectNamedOrders>>[number]

/** Each of three indexes is read on its own. An order that two of them find is returned once. */
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
      // One parameter: D1 allows a statement 100.
      .from(sql`(SELECT DISTINCT value FROM json_each(${JSON.stringify(references)})) AS named`)
      // SQLite does not reorder a cross join, so each reference looks up the index.
      .crossJoin(orders)
      .leftJoin(profiles, eq(profiles.id, orders.buyerId))
      .where(where)
  const found = await db.batch([
    // The tilde sorts after every letter of an order number.
    select(orderReferences, sql`${orders.reference} >= named.value AND ${orders.reference} < named.value || '~'`),
    select(bankReferences, sql`${orders.claimedReference} = named.value`),
    select(bankReferences, sql`${orders.paymentReference} = named.value`),
  ])
  return [...new Map(found.flat().map((order) => [order.id, order])).values()]
}
