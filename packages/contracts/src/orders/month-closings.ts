import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { newestOrOldest, resource } from '../http/resource.ts'
import { lineField, requiredText } from '../text/text.ts'
import { differenceKinds, type MonthFigureName, monthFigureNames, monthLimits } from './month-closing-options.ts'
import { orderLimits, statementLimits } from './order-options.ts'

export const problems = {
  month_not_over: { status: 409, title: 'This month is not over yet' },
  month_closed: { status: 409, title: 'This month is closed' },
  month_not_closed: { status: 409, title: 'This month is not closed' },
  month_has_differences: { status: 409, title: 'This month has differences without a reason' },
  difference_settled: { status: 409, title: 'This difference no longer exists' },
} as const

const moment = z.iso.datetime()
/** A month in India. */
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))
const params = z.object({ month })

// `Object.fromEntries` loses the names of the keys.
export const monthFigures = z.object(
  Object.fromEntries(monthFigureNames.map((name) => [name, z.int()])) as Record<
    MonthFigureName,
    ReturnType<typeof z.int>
  >,
)

export type MonthFigures = z.infer<typeof monthFigures>

const closing = z.object({
  id: z.string(),
  month: z.string(),
  closedAt: moment,
  closedBy: z.nullable(z.string()),
  /** The figures are those of the moment of closing, and never change. */
  figures: monthFigures,
  reopenedAt: z.nullable(moment),
  reopenedBy: z.nullable(z.string()),
  reopenReason: z.nullable(z.string()),
})

export type MonthClosing = z.infer<typeof closing>

export const monthClosings = resource('/api/month-closings', closing, {
  name: 'month-closings',
  access: admins,
  filters: { month: z.optional(month) },
  sorts: newestOrOldest,
  list: {
    name: 'listMonthClosings',
    summary: 'Months that were closed, with their figures as they were then, also those that were reopened.',
    failure: 'Failed to fetch the closed months',
  },
  csv: 'exportMonthClosings',
})

const difference = z.object({
  kind: openEnum(differenceKinds),
  /** The id of the row, unique among those of its kind. */
  subject: z.string(),
  /** So many paise are missing or too much. */
  amount: z.int(),
  at: z.nullable(moment),
  bankReference: z.nullable(z.string()),
  /** The order that it is about, or likely is about. */
  order: z.nullable(z.object({ id: z.string(), reference: z.string(), title: z.string() })),
  /** Written by an admin, if the difference is to stay. */
  reason: z.nullable(z.string()),
  explainedBy: z.nullable(z.string()),
})

export type Difference = z.infer<typeof difference>

const closingMonth = z.object({
  month: z.string(),
  /** The month can be closed from this moment on. */
  closableFrom: moment,
  isOver: z.boolean(),
  /** When the bank statement of this month was read last. */
  statementReadAt: z.nullable(moment),
  /** Null as long as the month is open. */
  closing: z.nullable(closing),
  /** The figures are those of now, while those of `closing` stay. */
  figures: monthFigures,
  /** Rows have changed since the month was closed. */
  hasChanged: z.boolean(),
  /** The first of them: those without a reason come before the others. */
  differences: z.array(difference),
  openCount: z.int(),
  explainedCount: z.int(),
})

export type ClosingMonth = z.infer<typeof closingMonth>

export const getClosingMonth = defineEndpoint('getClosingMonth', 'GET /api/months/:month', {
  summary: 'What a month in India brought, and what keeps it from being closed.',
  access: admins,
  params,
  isAlwaysFound: true,
  response: closingMonth,
  failure: 'Failed to fetch the month',
})

/** Only these parts of a movement are sent: who paid, and the balance, stay in the browser. */
const movement = z.strictObject({
  kind: z.enum(['credit', 'debit']),
  day: z.iso.date(),
  /** In paise. */
  amount: z.int().check(z.minimum(1), z.maximum(1e14)),
  bankReferences: z
    .array(z.string().check(z.regex(/^[A-Z0-9/-]+$/), z.maxLength(orderLimits.bankReferenceLength)))
    .check(z.maxLength(statementLimits.bankReferences)),
  /** The order number that the text names, or its beginning. */
  orderReference: z.nullable(z.string().check(z.regex(/^K-[A-Z0-9]{4}-[A-Z0-9]{1,4}$/))),
})

export type StatementMovement = z.infer<typeof movement>

export const readMonthStatement = defineEndpoint('readMonthStatement', 'PUT /api/months/:month/statement', {
  summary:
    'Takes the movements of a month from the bank’s statement, in place of those that were read before. Of money that left, only what refunds an order is kept.',
  access: admins,
  params,
  isAlwaysFound: true,
  bodyBytes: 1024 * 1024,
  body: z.strictObject({ movements: z.array(movement).check(z.maxLength(monthLimits.lines)) }),
  response: closingMonth,
  problems: ['month_closed'],
  failure: 'Failed to read the bank statement',
})

export const explanation = z.strictObject({ reason: requiredText('Please give a reason', monthLimits.reasonLength) })

const differenceKey = { kind: z.enum(differenceKinds), subject: lineField().check(z.minLength(1), z.maxLength(100)) }

export const explainDifference = defineEndpoint('explainDifference', 'PUT /api/months/:month/reasons', {
  summary: 'Says why a difference is to stay, so that it does not keep the month open.',
  access: admins,
  params,
  isAlwaysFound: true,
  body: z.strictObject({ ...differenceKey, ...explanation.shape }),
  response: closingMonth,
  problems: ['month_closed', 'difference_settled'],
  failure: 'Failed to store the reason',
})

export const withdrawReason = defineEndpoint('withdrawReason', 'POST /api/months/:month/withdrawn-reasons', {
  summary: 'Takes the reason for a difference back, so that it keeps the month open again.',
  access: admins,
  params,
  isAlwaysFound: true,
  body: z.strictObject(differenceKey),
  status: 200,
  response: closingMonth,
  problems: ['month_closed'],
  failure: 'Failed to take the reason back',
})

export const closeMonth = defineEndpoint('closeMonth', 'POST /api/months/:month/closing', {
  summary: 'Closes a month that is over and has no difference without a reason. Its figures stay as they are.',
  access: admins,
  params,
  isAlwaysFound: true,
  response: closingMonth,
  problems: ['month_not_over', 'month_closed', 'month_has_differences'],
  failure: 'Failed to close the month',
})

export const reopenMonth = defineEndpoint('reopenMonth', 'POST /api/months/:month/reopening', {
  summary: 'Opens a closed month again, for a written reason. The closing stays on record.',
  access: admins,
  params,
  isAlwaysFound: true,
  body: explanation,
  response: closingMonth,
  problems: ['month_not_closed'],
  failure: 'Failed to reopen the month',
})
