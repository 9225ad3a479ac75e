import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { listFilters } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { roles } from '../accounts/roles.ts'
import { lineField, optionalLine } from '../text/text.ts'
import { foldNumber } from '../text/visible-text.ts'
import { codeLetters, codeLimits, codeMessages, codeStates, discountKinds } from './discount-code-options.ts'

const conflict = <const Title extends string>(title: Title) => ({ status: 409, title }) as const

export const problems = {
  code_exists: conflict('This code already exists. Choose another'),
  code_unknown: conflict(codeMessages.code_unknown),
  code_not_yet: conflict(codeMessages.code_not_yet),
  code_over: conflict(codeMessages.code_over),
  code_not_for_course: conflict(codeMessages.code_not_for_course),
  code_takes_nothing: conflict(codeMessages.code_takes_nothing),
  code_used_by_you: conflict(codeMessages.code_used_by_you),
  code_used_up: conflict(codeMessages.code_used_up),
  code_not_lower: conflict(codeMessages.code_not_lower),
  code_not_needed: conflict(codeMessages.code_not_needed),
  code_makes_free: conflict(codeMessages.code_makes_free),
} as const

/** A code that cannot be used has one of these problems. */
export const codeProblems = [
  'code_unknown',
  'code_not_yet',
  'code_over',
  'code_not_for_course',
  'code_takes_nothing',
  'code_used_by_you',
  'code_used_up',
] as const satisfies readonly (keyof typeof problems)[]

const asCode = [z.toUpperCase(), z.overwrite((text: string) => foldNumber(text).replaceAll(/[\s-]+/g, ''))] as const

/** A code as somebody types it. An unknown one is a problem of the endpoint, not of the field. */
export const typedCode = lineField('Enter the code').check(
  ...asCode,
  z.minLength(1, 'Enter the code'),
  z.maxLength(40, 'Enter the code'),
)

const course = z.object({ id: z.string(), title: z.string() })

export const discountCode = z.object({
  id: z.string(),
  code: z.string(),
  /** Says for admins what the code is for. */
  note: z.string(),
  kind: openEnum(discountKinds),
  /** A percentage or whole rupees. */
  value: z.int(),
  maxUses: z.int(),
  usesPerPerson: z.int(),
  /** Days in India, both included. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** Null for all courses. */
  courses: z.nullable(z.array(course)),
  state: openEnum(codeStates),
  orderCount: z.int(),
  /** The places that the code made free. */
  placeCount: z.int(),
  createdAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
})

export type DiscountCode = z.infer<typeof discountCode>

export const discountCodes = resource('/api/discount-codes', discountCode, {
  name: 'discount-codes',
  access: admins,
  filters: { state: oneOf(codeStates), search: listFilters.search },
  sorts: newestOrOldest,
  list: {
    name: 'listDiscountCodes',
    summary: 'Codes that lower the price of courses, with how often each was used.',
    failure: 'Failed to fetch discount codes',
  },
  csv: 'exportDiscountCodes',
})

const wholeNumber = (most: number) =>
  z
    .int('Enter a whole number')
    .check(z.minimum(1, 'Enter at least 1'), z.maximum(most, `Enter at most ${most.toLocaleString('en-IN')}`))

export const newDiscountCode = z
  .strictObject({
    /** Without it, the code is random. */
    code: z.optional(
      lineField().check(
        ...asCode,
        z.minLength(codeLimits.shortest, `Use ${codeLimits.shortest} to ${codeLimits.longest} letters and digits`),
        z.maxLength(codeLimits.longest, `Use ${codeLimits.shortest} to ${codeLimits.longest} letters and digits`),
        z.regex(new RegExp(`^[${codeLetters}]*$`), 'Leave out 0, O, 1, I, L, 5, S, 8, B and Z, which look alike'),
      ),
    ),
    note: optionalLine(codeLimits.noteLength),
    kind: z.enum(discountKinds),
    value: wholeNumber(codeLimits.rupees),
    maxUses: wholeNumber(codeLimits.uses),
    usesPerPerson: wholeNumber(codeLimits.uses),
    firstDay: z.iso.date('Choose the first day'),
    lastDay: z.iso.date('Choose the last day'),
    courseIds: z.nullable(
      z
        .array(z.string().check(z.maxLength(64), z.regex(/^crs_\w+$/)))
        .check(
          z.minLength(1, 'Choose at least one course'),
          z.maxLength(codeLimits.courses, `Choose at most ${countOf(codeLimits.courses, 'course')}`),
        ),
    ),
  })
  .check(
    z.refine(({ kind, value }) => kind !== 'percent' || value <= codeLimits.percent, {
      error: 'Enter at most 100 percent',
      path: ['value'],
    }),
    z.refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
      error: 'The last day is before the first',
      path: ['lastDay'],
    }),
  )

export type NewDiscountCode = z.infer<typeof newDiscountCode>

export const createDiscountCode = defineEndpoint('createDiscountCode', 'POST /api/discount-codes', {
  summary: 'Creates a code that lowers the price of courses.',
  access: admins,
  body: newDiscountCode,
  response: discountCode,
  problems: ['code_exists'],
  failure: 'Failed to create the code',
})

export const setDiscountCodeEnded = defineEndpoint('setDiscountCodeEnded', 'PATCH /api/discount-codes/:id', {
  summary: 'Ends a code, or lets it be used again. Orders that have it keep their price.',
  access: admins,
  body: z.strictObject({ ended: z.boolean() }),
  response: discountCode,
  failure: 'Failed to change the code',
})

const codePrice = z.object({
  code: z.string(),
  /** All in whole rupees. An `amount` of 0 needs no order: `enrollByCode` gives the place. */
  price: z.int(),
  discount: z.int(),
  amount: z.int(),
})

export type CodePrice = z.infer<typeof codePrice>

export const forBuyers = { roles, needs: ['onboarded'] } as const

export const courseProblems = ['course_unavailable', 'already_enrolled', 'own_course'] as const

export const getCodePrice = defineEndpoint('getCodePrice', 'GET /api/courses/:id/code-price', {
  summary: 'What a course costs the caller with a code, or why the code does not help.',
  access: forBuyers,
  query: z.object({ code: typedCode }),
  response: codePrice,
  problems: [
    ...codeProblems,
    'code_not_lower',
    'order_changed',
    'code_not_needed',
    ...courseProblems,
    'too_many_attempts',
  ],
  failure: 'Failed to check the code',
})
