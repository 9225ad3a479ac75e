import { jwtVerify, SignJWT } from 'jose'
import type * as z from 'zod/mini'
import { writeSessionCookie } from './session-cookies.ts'

const algorithm = 'HS256'

interface Declared<Shape extends z.core.$ZodLooseShape> {
  name: string
  /** One for each kind of cookie, and not an access token's, so that none passes for another. */
  issuer: string
  lifeMs: number
  claims: z.ZodMiniObject<Shape>
}

/** Browsers keep it; nobody can change it and no script reads it. Times are milliseconds, UTC. */
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

    /** @returns null unless ours, unchanged and still good */
    async read(token: string | undefined, secret: string, now: number): Promise<Claims | null> {
      if (token === undefined) return null
      const verified = await jwtVerify(token, new TextEncoder().encode(secret), {
        algorithms: [algorithm],
        issuer,
        currentDate: new Date(now),
        requiredClaims: ['exp'],
      }).catch(() => null)
      return claims.safeParse(verified?.payload).data ?? null
    },

    cleared: writeSessionCookie(name, '', 0),
  }
}
