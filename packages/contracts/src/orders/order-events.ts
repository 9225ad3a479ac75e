import * as z from 'zod/mini'
import { defineEvents } from '../http/define-events.ts'

const data = z.object({
  id: z.string(),
  reference: z.string(),
  itemKind: z.string(),
  itemId: z.string(),
  /** Whole rupees. */
  amount: z.int(),
})

export const orderEvents = defineEvents({
  'order.paid': { summary: 'An order was paid.', data },
  'order.refunded': { summary: 'The money of an order was sent back.', data },
})
