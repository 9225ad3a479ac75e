import * as z from 'zod/mini'
import { lineField } from '../text/text.ts'
import { trapField } from './visitor-form-options.ts'

const trap = z.optional(lineField())

export const visitorFormFields = {
  [trapField]: trap,
  /** The hidden field's name in older releases. Browsers' form fillers recognized it. */
  website: trap,
  challenge: z.optional(z.string().check(z.maxLength(2048))),
}

export const problems = {
  challenge_failed: { status: 403, title: 'Please confirm that you are not a robot' },
} as const
