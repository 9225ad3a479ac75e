import { orders } from '@kere/d1/schema/orders/orders'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, type SQL, sql } from 'drizzle-orm'
import { fullName } from '../accounts/accounts/person-rows.ts'
import type { Database } from '../base/context.ts'

interface References {
  orderReferences: readonly string[]
  bankReferences: readonly string[]
}

/** Each of three indexes is read on its own; a row that two of them find comes twice. */
export async function selectNamedOrders(db: Database, { orderReferences, bankReferences }: References) {
  const select = (column: SQL, references: readonly string[]) =>
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
      .from(orders)
      .leftJoin(profiles, eq(profiles.id, orders.buyerId))
      // One parameter: D1 allows a statement 100.
      .where(sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(references)}))`)
  const found = await db.batch([
    select(sql`${orders.reference}`, orderReferences),
    select(sql`${orders.claimedReference}`, bankReferences),
    select(sql`${orders.paymentReference}`, bankReferences),
  ])
  return found.flat()
}
