import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { orderWays } from './income-options.ts'
import { orderItemKinds } from './order-items.ts'

/** In whole rupees. Payments count when they are confirmed, refunds when they are recorded. */
const sums = {
  paidCount: z.int(),
  paidAmount: z.int(),
  discountAmount: z.int(),
  refundedCount: z.int(),
  refundedAmount: z.int(),
}

const income = z.object({
  ways: z.array(z.object({ way: openEnum(orderWays), ...sums })),
  /** The largest first. */
  items: z.array(z.object({ kind: openEnum(orderItemKinds), id: z.string(), title: z.string(), ...sums })),
})

export type Income = z.infer<typeof income>

export const getIncome = defineEndpoint('getIncome', 'GET /api/income', {
  summary: 'What came in and what was sent back in a range of days in India, by way of payment and by course or event.',
  access: admins,
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  response: income,
  failure: 'Failed to fetch the income',
})
