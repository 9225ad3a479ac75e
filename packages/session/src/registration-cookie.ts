import * as z from 'zod/mini'
import { signedCookie } from './signed-cookie.ts'

/** Set in the browser that has just registered: there the password need not be typed again (U-02). */
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
    /** The keyed hash. Cookies of an hour ago lack it. */
    passwordMac: z.optional(z.string()),
  }),
})
