import { orderStateNames } from '@kere/contracts/orders/order-options'
import { asFound, nothingMore, type SearchSource, shapeOf, valuesOf } from '../kit/site-search/search-source.ts'
import { foundOrders } from './found-orders.queries.ts'

export const source: SearchSource = {
  kind: 'orders',
  find: (asked) =>
    asked.viewer?.role === 'admin'
      ? asFound(foundOrders(valuesOf(asked), shapeOf(asked)), (row) => ({
          ...nothingMore,
          id: row.id,
          title: row.reference,
          path: `/dashboard/orders/${row.id}`,
          text: '',
          facts: [row.title, row.buyerName ?? '', orderStateNames[row.state]].filter((fact) => fact !== ''),
          price: row.amount,
        }))
      : null,
}
