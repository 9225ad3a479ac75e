import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { writeSessionCookie } from './session-cookies.ts'

/** In the browser that has just registered: there the password counts without being typed again (U-02). */
export const registrationCookie = '__Host-kere_registration'

/** Short, because browsers are shared. */
const lifeMs = 60 * 60 * 1000
const algorithm = 'HS256'
// Not an access token's issuer, so that neither passes for the other.
const issuer = 'kere-registration'

export interface RegistrationClaims {
  /** Each registration of an address makes another account; at a proven address it makes none, and the id is nobody's. */
  userId: string
  email: string
  next: string | null
}

const payload = z.object({ sub: z.string(), email: z.string(), next: z.nullable(z.string()) })

/** @param now milliseconds, UTC */
export async function writeRegistration(
  { userId, email, next }: RegistrationClaims,
  secret: string,
  now: number,
): Promise<string> {
  const token = await new SignJWT({ email, next })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(userId)
    .setExpirationTime(Math.floor((now + lifeMs) / 1000))
    .sign(new TextEncoder().encode(secret))
  return writeSessionCookie(registrationCookie, token, lifeMs)
}

/**
 * @param now milliseconds, UTC
 * @returns null for whatever is not ours, unchanged and still good
 */
export async function readRegistration(
  token: string | undefined,
  secret: string,
  now: number,
): Promise<RegistrationClaims | null> {
  if (token === undefined) return null
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), {
    algorithms: [algorithm],
    issuer,
    currentDate: new Date(now),
    requiredClaims: ['exp'],
  }).catch(() => null)
  const parsed = payload.safeParse(verified?.payload)
  return parsed.success ? { userId: parsed.data.sub, email: parsed.data.email, next: parsed.data.next } : null
}

export const clearedRegistrationCookie = writeSessionCookie(registrationCookie, '', 0)
