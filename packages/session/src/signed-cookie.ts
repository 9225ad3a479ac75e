import { SignJWT } from 'jose'
import type * as z from 'zod/mini'
import { writeSessionCookie } from './session-cookies.ts'
import { algorithm, listSecrets, type Secrets, verifyAny } from './verify-any.ts'

interface Declared<Shape extends z.core.$ZodLooseShape> {
  name: string
  /** Differs for each kind of cookie and from that of access tokens, so that none is accepted as another. */
  issuer: string
  lifeMs: number
  claims: z.ZodMiniObject<Shape>
}

/**
 * A cookie with signed content, which nobody can change and no script can read. Times are milliseconds since 1970, UTC.
 */
export function signedCookie<Shape extends z.core.$ZodLooseShape>({ name, issuer, lifeMs, claims }: Declared<Shape>) {
  type Claims = z.infer<typeof claims>

  return {
    name,
    async write(value: Claims, secret: string, now: number): Promise<string> {
      const token = await new SignJWT({ ...value })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setExpirationTime(Math.floor((now + lifeMs) / 1000))
        .sign(new TextEncoder().encode(secret))
      return writeSessionCookie(name, token, lifeMs)
    },

    /** @returns the content; null unless this site signed it, it is unchanged and it has not expired */
    async read(token: string | undefined, secrets: Secrets, now: number): Promise<Claims | null> {
      if (token === undefined) return null
      const keys = listSecrets(secrets).map((secret) => new TextEncoder().encode(secret))
      return claims.safeParse(await verifyAny(token, keys, { issuer, now })).data ?? null
    },

    cleared: writeSessionCookie(name, '', 0),
  }
}
