import { secondFactorMessages } from '@kere/contracts/accounts/second-factor-options'
import type { Context } from '../../base/context.ts'
import { hashHex } from '../../base/digests.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { openKey } from '../../base/sealed-key.ts'
import { requireSecret, requireSecrets } from '../../base/secrets.ts'
import { networkPrefix } from '../../base/throttle/network-prefix.domain.ts'
import { makeThrottleKeys } from '../../base/throttle/throttle-keys.ts'
import { consumeRateLimit } from '../../base/throttle/throttle-rows.ts'
import { type CodeProof, proveByApp, proveByRecovery, selectFactor } from './code-rows.ts'
import { codeLimits, keyOwner, periodOfCode, readCode } from './second-factor.domain.ts'

export const wrongCode = () => invalidField('/body/code', secondFactorMessages.codeWrong)

interface Tried {
  userId: string
  networkAddress: string
}

/**
 * Counts a try against the account before its code is looked at.
 * @returns `keys`, whose acts are deleted once the code was right
 * @throws {DomainError} `too_many_attempts`
 */
export async function countCodeTry(context: Context, { userId, networkAddress }: Tried) {
  const { db, at, log } = context
  const place = networkPrefix(networkAddress)
  const keys = await makeThrottleKeys(requireSecret(context), 'second_factor', { account: userId, place })
  const { taken, waitMs } = await consumeRateLimit(db, [{ keys, limits: codeLimits }], at)
  if (taken.length > 0) return keys
  log('second_factor_throttled', { level: 'warn' })
  throw new DomainError('too_many_attempts', undefined, waitMs)
}

interface Typed {
  userId: string
  code: string
  device: string
}

/** @returns null if the code is wrong, or was used before */
export async function checkCode(context: Context, { userId, code, device }: Typed): Promise<CodeProof | null> {
  const typed = readCode(code)
  if (!typed) return null
  if (typed.kind === 'recovery') return proveByRecovery(context, userId, await hashHex(typed.text), device)
  const factor = await selectFactor(context, userId)
  const key = factor?.confirmedAt && (await openKey(factor.sealedKey, requireSecrets(context), keyOwner(userId)))
  const period = key ? periodOfCode(key, typed.text, context.at) : null
  return period === null ? null : proveByApp(context, userId, period)
}
