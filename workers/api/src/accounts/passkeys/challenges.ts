import { signedCookie } from '@kere/session/signed-cookie'
import * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { writeBase64Url } from '../../base/digests.ts'
import { requireSecret, requireSecrets } from '../../base/secrets.ts'
import { challengeBytes, challengeMs } from './passkeys.domain.ts'
import { spendChallenge } from './passkeys.queries.ts'

/** A challenge is a row only once it is answered, so that strangers who ask for many fill no table. */
export const challengeCookie = signedCookie({
  name: '__Host-kere_challenge',
  issuer: 'kere-challenge',
  lifeMs: challengeMs,
  claims: z.object({ challenge: z.string(), setupOf: z.nullable(z.string()) }),
})

/** @param setupOf the user who adds a passkey with it; null if it proves who somebody is */
export async function makeChallenge(context: Context, setupOf: string | null) {
  const challenge = writeBase64Url(context.randomBytes(challengeBytes))
  const cookie = await challengeCookie.write({ challenge, setupOf }, requireSecret(context), context.at)
  return { challenge, cookie }
}

/** Uses the challenge up in one statement, so that of any number of answers only one is looked at. */
export async function takeChallenge(context: Context, cookie: string | undefined, setupOf: string | null) {
  const claims = await challengeCookie.read(cookie, requireSecrets(context), context.at)
  if (!claims || claims.setupOf !== setupOf) return null
  return (await spendChallenge(context, claims.challenge)) ? claims.challenge : null
}
