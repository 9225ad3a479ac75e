import * as z from 'zod/mini'
import { signedCookie } from './signed-cookie.ts'

/** Set in the browser that has just registered, so that the user need not type the password there again (U-02). */
export const registrationCookie = signedCookie({
  name: '__Host-kere_registration',
  issuer: 'kere-registration',
  // The life is short, because browsers are shared.
  lifeMs: 60 * 60 * 1000,
  claims: z.object({
    /**
     * Identifies the account, because each registration of an address creates another one. Unused if the address is
     * already proven.
     */
    userId: z.string(),
    email: z.string(),
    next: z.nullable(z.string()),
    /** The keyed hash of the password. A cookie that an earlier release set up to an hour ago may lack it. */
    passwordMac: z.optional(z.string()),
  }),
})
