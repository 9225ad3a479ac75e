import { t } from '@kere/brand/messages'
import { draftLimits } from '../courses/draft-limits.ts'
import { orderReferenceLetters } from './order-options.ts'

/** The vowels make it possible that a code is a word. Letters that are easily misread stay out. */
export const codeLetters = `${orderReferenceLetters}AEU`

export const discountKinds = ['percent', 'rupees'] as const

export type DiscountKind = (typeof discountKinds)[number]

export const codeStateNames = {
  active: 'Active',
  not_yet: 'Scheduled',
  used_up: 'Used up',
  over: 'Expired',
  ended: 'Ended',
} as const

export type CodeState = keyof typeof codeStateNames

// `Object.keys` loses the type of the keys.
export const codeStates = Object.keys(codeStateNames) as [CodeState, ...CodeState[]]

export const codeLimits = {
  shortest: 6,
  longest: 12,
  noteLength: 120,
  percent: 100,
  rupees: draftLimits.maxPrice,
  uses: 100_000,
  courses: 50,
  /** The prices with a code that one account can ask for in an hour. */
  perHour: 30,
} as const

export const codeMessages = {
  code_unknown: t('This code does not exist. Check the spelling', 'Error: a discount code'),
  code_not_yet: t('This code is not valid yet', 'Error: a discount code'),
  code_over: t('This code is no longer valid', 'Error: a discount code'),
  code_not_for_course: t('This code is not valid for this course', 'Error: a discount code'),
  code_takes_nothing: t('This code does not lower the price of this course', 'Error: a discount code'),
  code_used_by_you: t('You have already used this code', 'Error: a discount code'),
  code_used_up: t('This code has no uses left', 'Error: a discount code'),
  code_not_lower: t('Your order already has this price or a lower one', 'Error: a discount code'),
  code_not_needed: t('This course is free, so you do not need a code', 'Error: a discount code'),
  code_makes_free: t('This code makes the course free, so there is nothing to order', 'Error: a discount code'),
} as const
