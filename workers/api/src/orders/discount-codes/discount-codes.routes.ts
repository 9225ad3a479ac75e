import { labelOf } from '@kere/contracts/http/open-value'
import { codeStateNames } from '@kere/contracts/orders/discount-code-options'
import * as endpoints from '@kere/contracts/orders/discount-codes'
import { route } from '../../http/route.ts'
import { createDiscountCode, discountCodeReads, getCodePrice, setDiscountCodeEnded } from './discount-codes.ts'

export const routes = [
  ...discountCodeReads.routes,
  route(endpoints.createDiscountCode, (context, { body }) => createDiscountCode(context, body)),
  route(endpoints.setDiscountCodeEnded, (context, { params, body }) =>
    setDiscountCodeEnded(context, params.id, body.ended),
  ),
  route(endpoints.getCodePrice, (context, { params, query }, { networkAddress }) =>
    getCodePrice(context, { courseId: params.id, code: query.code, networkAddress }),
  ),
]

export const exports = discountCodeReads.csv({
  Code: { name: ({ code }) => code },
  Note: { text: ({ note }) => note },
  'Percent off': { number: ({ kind, value }) => (kind === 'percent' ? value : null) },
  'Rupees off': { number: ({ kind, value }) => (kind === 'rupees' ? value : null) },
  Courses: { text: ({ courses }) => courses?.map(({ title }) => title).join('; ') ?? 'All' },
  'First day': { moment: ({ firstDay }) => firstDay },
  'Last day': { moment: ({ lastDay }) => lastDay },
  'Total uses': { number: ({ maxUses }) => maxUses },
  'Uses per person': { number: ({ usesPerPerson }) => usesPerPerson },
  Orders: { number: ({ orderCount }) => orderCount },
  'Free places': { number: ({ placeCount }) => placeCount },
  Status: { text: ({ state }) => labelOf(codeStateNames, state) },
  Created: { moment: ({ createdAt }) => createdAt },
})
