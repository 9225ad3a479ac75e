import * as z from 'zod/mini'
import { signedCookie } from './signed-cookie.ts'

/** What a visitor pressed before signing in: a form of this site, as it was sent from its own page (decision 0064). */
export const intentCookie = signedCookie({
  name: '__Host-kere_intent',
  issuer: 'kere-intent',
  // As long as a registration is remembered, for the same reason.
  lifeMs: 60 * 60 * 1000,
  claims: z.object({
    path: z.string(),
    body: z.record(z.string(), z.unknown()),
    /** Where signing in has to lead for it to be carried out. */
    next: z.string(),
  }),
})

export type Intent = NonNullable<Awaited<ReturnType<typeof intentCookie.read>>>
