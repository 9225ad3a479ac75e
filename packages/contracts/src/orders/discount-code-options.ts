import { draftLimits } from '../courses/draft-limits.ts'
import { orderReferenceLetters } from './order-options.ts'

/** The vowels make it possible that a code is a word. Letters that are easily misread stay out. */
export const codeLetters = `${orderReferenceLetters}AEU`

export const discountKinds = ['percent', 'rupees'] as const

export type DiscountKind = (typeof discountKinds)[number]

export const codeStateNames = {
  active: 'Active',
  not_yet: 'Not yet',
  used_up: 'Used up',
  over: 'Over',
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
  code_unknown: 'There is no such code. Check the spelling',
  code_not_yet: 'This code cannot be used yet',
  code_over: 'This code is over',
  code_not_for_course: 'This code is for other courses',
  code_used_by_you: 'You have used this code already',
  code_used_up: 'This code has been used as often as it may be',
  code_not_needed: 'This course is free, so it needs no code',
  code_makes_free: 'With this code the course is free, so it needs no order',
} as const
