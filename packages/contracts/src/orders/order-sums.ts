import * as z from 'zod/mini'
import { days, oneOf, resource } from '../http/resource.ts'
import { orderSorts, orderSumUnits } from './order-options.ts'

const orderSum = z.object({
  /** A day, `2026-11-15`, or a month, `2026-11`, in IST. */
  period: z.string(),
  /** Payments count when they are confirmed, in whole rupees. A refund does not reduce them. */
  paidCount: z.int(),
  paidAmount: z.int(),
  /** The rupees that codes took off the prices of these payments. An older API leaves it out. */
  discountAmount: z.optional(z.int()),
  refundedCount: z.int(),
  refundedAmount: z.int(),
})

export type OrderSum = z.infer<typeof orderSum>

export const orderSums = resource('/api/order-sums', orderSum, {
  name: 'order-sums',
  access: { roles: ['admin'] },
  /** The list is by days if the request names no unit. */
  filters: { unit: oneOf(orderSumUnits), ...days },
  sorts: orderSorts,
  list: {
    name: 'listOrderSums',
    summary: 'What came in and what was sent back, for each day or month in IST that has any.',
    failure: 'Failed to fetch the income',
  },
  csv: 'exportOrderSums',
})
