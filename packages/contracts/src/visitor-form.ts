import * as z from 'zod/mini'

/** Beside the form's own fields (W-33). */
export const visitorFormFields = {
  /** Hidden from people: only a machine fills it in. */
  website: z.optional(z.string().check(z.maxLength(200))),
  challenge: z.optional(z.string().check(z.maxLength(2048))),
}

export const problems = {
  challenge_failed: { status: 403, title: 'Please confirm that you are not a robot' },
} as const
