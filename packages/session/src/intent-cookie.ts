import * as z from 'zod/mini'
import { signedCookie } from './signed-cookie.ts'

/** Stores the form that a visitor submitted before signing in, as its page sent it (decision 0064). */
export const intentCookie = signedCookie({
  name: '__Host-kere_intent',
  issuer: 'kere-intent',
  lifeMs: 60 * 60 * 1000,
  claims: z.object({
    path: z.string(),
    body: z.record(z.string(), z.unknown()),
    next: z.string(),
  }),
})

export type Intent = NonNullable<Awaited<ReturnType<typeof intentCookie.read>>>
