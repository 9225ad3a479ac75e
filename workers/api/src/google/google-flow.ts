import { type ChosenRole, chosenRoles } from '@kere/contracts/roles'
import { writeSessionCookie } from '@kere/session/session-cookies'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'

export const googleCookie = '__Host-kere_google'

export const lifeMs = 10 * 60 * 1000
const algorithm = 'HS256'
// Not an access token's issuer, so that neither passes for the other.
const issuer = 'kere-google'

export interface GoogleFlow {
  /** Ties the answer to this browser's request. */
  state: string
  /** Ties the token to this sign-in. */
  nonce: string
  /** PKCE: whoever brings the code is who asked for it. */
  verifier: string
  /** Chosen here, if it was asked. */
  role: ChosenRole | null
  next: string | null
}

const payload = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  role: z.nullable(z.enum(chosenRoles)),
  next: z.nullable(z.string()),
})

/** Signed, and in a cookie that no script reads. */
export async function writeGoogleFlow(flow: GoogleFlow, secret: string, now: number): Promise<string> {
  const token = await new SignJWT({ ...flow })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setExpirationTime(Math.floor((now + lifeMs) / 1000))
    .sign(new TextEncoder().encode(secret))
  return writeSessionCookie(googleCookie, token, lifeMs)
}

/** @returns null for whatever is not ours, unchanged and still good */
export async function readGoogleFlow(
  token: string | undefined,
  secret: string,
  now: number,
): Promise<GoogleFlow | null> {
  if (token === undefined) return null
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), {
    algorithms: [algorithm],
    issuer,
    currentDate: new Date(now),
    requiredClaims: ['exp'],
  }).catch(() => null)
  return payload.safeParse(verified?.payload).data ?? null
}

export const clearedGoogleCookie = writeSessionCookie(googleCookie, '', 0)
