import { type KnownUser, securityTasks } from '@kere/contracts/accounts/session'
import { educatorStatuses, roles } from '@kere/contracts/accounts/roles'
import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import { algorithm, listSecrets, type Secrets, verifyAny } from './verify-any.ts'

/** The life of an access token. A revoked session can still be used for reading during this time. */
export const accessTokenMs = 10 * 60 * 1000

export interface AccessClaims {
  user: KnownUser
  sessionId: string
  /** Milliseconds since 1970, UTC. */
  expiresAt: number
}

const issuer = 'kere'

/** HS256 requires a key as long as its hash. */
const shortestSecret = 32

const payload = z.object({
  sub: z.string(),
  sid: z.string(),
  role: z.enum(roles),
  given_name: z.string(),
  family_name: z.string(),
  enrolled: z.boolean(),
  super_admin: z.boolean(),
  email_verified: z.boolean(),
  onboarded: z.boolean(),
  educator_status: z.nullable(z.enum(educatorStatuses)),
  adult: z.optional(z.boolean()),
  waiting: z.optional(z.boolean()),
  picture: z.optional(z.nullable(z.string())),
  task: z.optional(z.nullable(z.enum(securityTasks))),
  exp: z.int(),
})

/**
 * @param now milliseconds since 1970, UTC
 * @throws {Error} without a secret of at least 32 characters
 */
export async function signAccessToken(
  { user, sessionId }: Omit<AccessClaims, 'expiresAt'>,
  secret: string | undefined,
  now: number,
): Promise<{ token: string; expiresAt: number }> {
  const expiresAt = secondsOf(now + accessTokenMs)
  const token = await new SignJWT({
    sid: sessionId,
    role: user.role,
    given_name: user.firstName,
    family_name: user.lastName,
    enrolled: user.isEnrolled,
    super_admin: user.isSuperAdmin,
    email_verified: user.isEmailVerified,
    onboarded: user.isOnboarded,
    educator_status: user.educatorStatus,
    adult: user.isAdult,
    waiting: user.isWaiting,
    picture: user.avatarPath,
    task: user.securityTask,
  })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret))
  return { token, expiresAt: expiresAt * 1000 }
}

/**
 * @param now milliseconds since 1970, UTC
 * @param secrets the one that signs, and those of before that are still good
 * @returns `null` unless this site signed the token, it is unchanged and it has not expired
 * @throws {Error} without a secret of at least 32 characters
 */
export async function verifyAccessToken(
  token: string | undefined,
  secrets: Secrets,
  now: number,
): Promise<AccessClaims | null> {
  const keys = listSecrets(secrets).map(keyOf)
  if (token === undefined) return null
  const parsed = payload.safeParse(await verifyAny(token, keys, { issuer, now }))
  if (!parsed.success) return null

  const { sub, sid, exp, ...claims } = parsed.data
  return {
    user: {
      id: sub,
      role: claims.role,
      firstName: claims.given_name,
      lastName: claims.family_name,
      isEnrolled: claims.enrolled,
      isSuperAdmin: claims.super_admin,
      isEmailVerified: claims.email_verified,
      isOnboarded: claims.onboarded,
      educatorStatus: claims.educator_status,
      isAdult: claims.adult,
      isWaiting: claims.waiting,
      avatarPath: claims.picture,
      securityTask: claims.task,
    },
    sessionId: sid,
    expiresAt: exp * 1000,
  }
}

function keyOf(secret: string | undefined) {
  if (secret === undefined || secret.length < shortestSecret) throw new Error('ACCESS_TOKEN_SECRET is missing or short')
  return new TextEncoder().encode(secret)
}

const secondsOf = (ms: number) => Math.floor(ms / 1000)
