import type { ProvenCredential } from '@kere/contracts/accounts/passkeys'
import { insertRefusal } from '../auth/refusal-rows.ts'
import type { Client } from '../auth/start-session.ts'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSecret, waitForConstantTime } from '../../base/secrets.ts'
import { networkPrefix } from '../../base/throttle/network-prefix.domain.ts'
import { makeThrottleKeys } from '../../base/throttle/throttle-keys.ts'
import { consumeRateLimit } from '../../base/throttle/throttle-rows.ts'
import { takeChallenge } from './challenges.ts'
import { passkeyTryLimits } from './passkeys.domain.ts'
import { proveByPasskey, selectPasskeyOf } from './passkeys.queries.ts'
import { verifyProof } from './verify-passkey.ts'

interface Answer {
  credential: ProvenCredential
  challenge: string | undefined
  /** The only user whose passkey is accepted; null for any. */
  userId: string | null
  operation: string
}

/**
 * Checks a browser's answer. An unknown passkey, one of another user and a wrong signature are refused alike.
 * @returns the proof, the account, and the keys of the try, which are deleted once the proof is used
 */
export async function checkPasskey(
  context: Context,
  { credential, challenge: cookie, userId, operation }: Answer,
  { networkAddress }: Client,
) {
  const keys = await countTry(context, credential.id, networkAddress)
  const challenge = await takeChallenge(context, cookie, null)
  const found = challenge === null ? undefined : await selectPasskeyOf(context, credential.id)
  const isMeant = found && (userId === null || found.passkey.userId === userId)
  const counter =
    challenge !== null && isMeant
      ? await verifyProof(credential, found.passkey, { challenge, origin: context.settings.siteOrigin })
      : null
  if (!found || counter === null) return refusePasskey(context, { email: found?.account.email ?? '', operation })
  return { account: found.account, proof: proveByPasskey(context, found.passkey, counter), keys }
}

/** The try counts under the name that the answer gives, be it known or not, so that the limit tells nothing. */
async function countTry(context: Context, credentialId: string, networkAddress: string) {
  const { db, at, log } = context
  const place = networkPrefix(networkAddress)
  const keys = await makeThrottleKeys(requireSecret(context), 'passkey', { account: credentialId, place })
  const { taken, waitMs } = await consumeRateLimit(db, [{ keys, limits: passkeyTryLimits }], at)
  if (taken.length > 0) return keys
  log('passkey_throttled', { level: 'warn' })
  throw new DomainError('too_many_attempts', undefined, waitMs)
}

export async function refusePasskey(
  context: Context,
  { email, operation }: { email: string; operation: string },
): Promise<never> {
  await insertRefusal(context, { email, operation, action: 'session.passkey_refused', actor: null })
  await waitForConstantTime(context)
  throw new DomainError('passkey_refused')
}
