import { chosenRoles } from '@kere/contracts/accounts/roles'
import { signedCookie } from '@kere/session/signed-cookie'
import * as z from 'zod/mini'

export const tripMs = 10 * 60 * 1000

const flow = z.object({
  /** Ties Google's answer to the request of this browser. */
  state: z.string(),
  /** Ties Google's token to this sign-in. */
  nonce: z.string(),
  /** The PKCE verifier: only the browser that began the sign-in can redeem the code. */
  verifier: z.string(),
  role: z.nullable(z.enum(chosenRoles)),
  next: z.nullable(z.string()),
})

export type GoogleFlow = z.infer<typeof flow>

export const googleCookie = signedCookie({
  name: '__Host-kere_google',
  issuer: 'kere-google',
  lifeMs: tripMs,
  claims: flow,
})
