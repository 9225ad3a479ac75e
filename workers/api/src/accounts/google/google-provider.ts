import { emailAddress } from '@kere/contracts/text/email-address'
import { CodeChallengeMethod, OAuth2Client } from 'arctic'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { GoogleSettings } from '../../base/context.ts'
import { namesOf } from '../accounts/names.domain.ts'
import type { GoogleFlow } from './google-flow.ts'

export interface GooglePerson {
  subject: string
  email: string
  firstName: string
  lastName: string
}

/** The time for all requests to the provider in one sign-in. */
const timeoutMs = 5000

const scopes = ['openid', 'email', 'profile']

interface Provider {
  authorizationEndpoint: string
  tokenEndpoint: string
  keys: ReturnType<typeof createRemoteJWKSet>
}

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

const idClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  nonce: z.string(),
  // One audience only: a list would mean that the token is for other applications too.
  aud: z.string(),
  email: emailAddress,
  email_verified: z.literal(true),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
})

/**
 * The cache lasts as long as the isolate. It holds only results, because a request must not wait for another request's
 * promise.
 */
const discovered = new Map<string, Provider>()

export async function authorizationUrl(google: GoogleSettings, { state, nonce, verifier }: GoogleFlow, origin: string) {
  const { authorizationEndpoint } = await withTimeout(discover(google.issuer))
  const url = clientOf(google, origin).createAuthorizationURLWithPKCE(
    authorizationEndpoint,
    state,
    CodeChallengeMethod.S256,
    verifier,
    scopes,
  )
  url.searchParams.set('nonce', nonce)
  return url.href
}

/** @throws if anything differs from what is expected */
export const exchangeCode = (
  google: GoogleSettings,
  { code, flow, origin, now }: { code: string; flow: GoogleFlow; origin: string; now: number },
): Promise<GooglePerson> =>
  withTimeout(
    (async () => {
      const { tokenEndpoint, keys } = await discover(google.issuer)
      const tokens = await clientOf(google, origin).validateAuthorizationCode(tokenEndpoint, code, flow.verifier)
      const { payload } = await jwtVerify(tokens.idToken(), keys, {
        algorithms: ['RS256'],
        issuer: google.issuer,
        audience: google.clientId,
        currentDate: new Date(now),
        requiredClaims: ['exp'],
      })
      const claims = idClaims.parse(payload)
      if (claims.nonce !== flow.nonce) throw new Error('The token was made for another sign-in')
      return { subject: claims.sub, email: claims.email, ...namesOf(claims) }
    })(),
  )

const clientOf = ({ clientId, clientSecret }: GoogleSettings, origin: string) =>
  new OAuth2Client(clientId, clientSecret, `${origin}/auth/callback`)

async function discover(issuer: string): Promise<Provider> {
  const known = discovered.get(issuer)
  if (known) return known
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, { redirect: 'manual' })
  if (!response.ok) throw new Error(`Discovery answered ${response.status}`)
  const found = discovery.parse(await response.json())
  if (found.issuer !== issuer) throw new Error('Discovery names another issuer')
  const provider = {
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeoutMs }),
  }
  discovered.set(issuer, provider)
  return provider
}

/** arctic has no timeout. The request that it still waits for ends when this one does. */
async function withTimeout<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider takes too long')), timeoutMs)
  })
  try {
    return await Promise.race([asked, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
