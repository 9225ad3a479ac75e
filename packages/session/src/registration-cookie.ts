import * as z from 'zod/mini'
import { signedCookie } from './signed-cookie.ts'

/** In the browser that has just registered: there the password counts without being typed again (U-02), and is known again. */
export const registrationCookie = signedCookie({
  name: '__Host-kere_registration',
  issuer: 'kere-registration',
  // Short, because browsers are shared.
  lifeMs: 60 * 60 * 1000,
  claims: z.object({
    /** Each registration of an address makes another account; at a proven address the id is unused. */
    userId: z.string(),
    email: z.string(),
    next: z.nullable(z.string()),
    /** Keyed. Missing in a cookie of an hour ago. */
    passwordMac: z.optional(z.string()),
  }),
})
