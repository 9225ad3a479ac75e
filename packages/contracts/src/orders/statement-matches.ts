import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { orderLimits, orderStates, statementLimits, statementOutcomes } from './order-options.ts'

/**
 * Only the parts of a credit that may name an order or its payment are sent: the rest of a statement stays in the
 * browser.
 */
const credit = z.strictObject({
  line: z.int().check(z.minimum(1)),
  /** The amount in rupees, with paise as decimals. */
  amount: z.number().check(z.positive(), z.maximum(1e12)),
  /** The likeliest reference is the first. */
  bankReferences: z
    .array(z.string().check(z.regex(/^[A-Z0-9/-]+$/), z.maxLength(orderLimits.bankReferenceLength)))
    .check(z.maxLength(statementLimits.bankReferences)),
  orderReferences: z
    .array(z.string().check(z.regex(/^K-[A-Z0-9]{4}-[A-Z0-9]{4}$/)))
    .check(z.maxLength(statementLimits.orderReferences)),
  /**
   * Banks cut long texts, so these are beginnings of order numbers. One counts only if a single order begins with it.
   */
  cutReferences: z.optional(
    z
      .array(z.string().check(z.regex(/^K-[A-Z0-9]{4}-[A-Z0-9]{1,3}$/)))
      .check(z.maxLength(statementLimits.orderReferences)),
  ),
})

export type StatementCredit = z.infer<typeof credit>

const matchedOrder = z.object({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  amount: z.int(),
  state: openEnum(orderStates),
  buyerName: z.nullable(z.string()),
})

const match = z.object({
  line: z.int(),
  outcome: openEnum(statementOutcomes),
  /** An exact match is confirmed under this bank reference. */
  bankReference: z.nullable(z.string()),
  order: z.nullable(matchedOrder),
  /** The other orders that an ambiguous credit may pay. An older API leaves the field out. */
  otherOrders: z.optional(z.array(matchedOrder)),
})

export type StatementMatch = z.infer<typeof match>

export const matchStatement = defineEndpoint('matchStatement', 'POST /api/orders/statement-matches', {
  summary: 'Says which credits of a bank statement pay which orders. Nothing is stored or changed.',
  access: { roles: ['admin'] },
  body: z.strictObject({ credits: z.array(credit).check(z.minLength(1), z.maxLength(statementLimits.rows)) }),
  bodyBytes: 256 * 1024,
  status: 200,
  response: z.object({ matches: z.array(match) }),
  failure: 'Failed to compare the bank statement',
  isNeverStored: true,
})
