import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { orders } from '@kere/d1/schema/orders/orders'
import { eq, sql } from 'drizzle-orm'
import { fullName } from '../accounts/accounts/person-rows.ts'
import { prepareQuery } from '../base/prepare-query.ts'
import { bestFirst, foundColumns, foundRows } from '../kit/site-search/found-rows.ts'
import type { FoundShape } from '../kit/site-search/search-source.ts'

/** Finds orders by reference, payment, title and buyer. An order whose buyer was erased has no name to find. */
export const foundOrders = prepareQuery((db, shape: FoundShape) =>
  db
    .select({
      id: orders.id,
      reference: orders.reference,
      title: orders.title,
      state: orders.state,
      amount: orders.amount,
      buyerName: fullName(profiles).as('buyer_name'),
      ...foundColumns,
    })
    .from(
      foundRows(
        {
          table: 'orders',
          index: 'order_search',
          joins: sql`LEFT JOIN users ON ${users.id} = ${orders.buyerId} LEFT JOIN profiles ON ${profiles.id} = ${orders.buyerId}`,
          title: sql`${orders.reference}`,
          texts: sql`${orders.reference} || ' ' || ${orders.title} || ' ' || coalesce(${orders.paymentReference}, '')
            || ' ' || coalesce(${profiles.firstName} || ' ' || ${profiles.lastName} || ' ' || ${users.email}, '')`,
          isShown: sql`TRUE`,
        },
        shape,
      ),
    )
    .crossJoin(orders)
    .leftJoin(profiles, eq(profiles.id, orders.buyerId))
    .where(sql`${orders.searchRowId} = found.seq`)
    .orderBy(bestFirst),
)
