import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { exportOf } from '../http/exports.ts'
import { listFilters, listOf } from '../http/list.ts'
import { orderSorts, orderSumUnits } from './order-options.ts'

const orderSum = z.object({
  /** `2026-11-15` or `2026-11`, in IST. */
  period: z.string(),
  /** Payments by the day on which they were confirmed, in whole rupees; none is taken off by its refund. */
  paidCount: z.int(),
  paidAmount: z.int(),
  refundedCount: z.int(),
  refundedAmount: z.int(),
})

export type OrderSum = z.infer<typeof orderSum>

export const orderSumList = listOf(orderSum, {
  name: 'order-sums',
  filters: {
    /** Days, without one. */
    unit: z.optional(z.enum(orderSumUnits)),
    from: listFilters.from,
    to: listFilters.to,
  },
  sorts: orderSorts,
})

export const listOrderSums = defineEndpoint('listOrderSums', 'GET /api/order-sums', {
  summary: 'What came in and what was sent back, for each day or month in IST that has any.',
  access: { roles: ['admin'] },
  query: orderSumList.query,
  response: orderSumList.response,
  failure: 'Failed to fetch the income',
})

export const exportOrderSums = exportOf({ name: 'exportOrderSums', list: orderSumList, endpoint: listOrderSums })
