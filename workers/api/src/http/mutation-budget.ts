import type { Context, SignedIn } from '../base/context.ts'
import { hmac, toHex } from '../base/digests.ts'
import { requireSecret } from '../base/secrets.ts'
import { networkPrefix } from '../base/throttle/network-prefix.domain.ts'
import { DomainError } from '../base/domain-error.ts'
import { mutationLimits, mutationWindowMs, type RateLimitKey, type Spent } from './mutation-budget.queries.ts'

export async function visitorRateLimitKey(context: Context, networkAddress: string): Promise<RateLimitKey> {
  const { network, site } = networkPrefix(networkAddress)
  return {
    callerHash: await hashOf(context, `network ${network}`),
    widerHash: await hashOf(context, `site ${site}`),
    windowAt: windowAt(context),
  }
}

/** Each session has its own budget, so that the owner of a stolen session can still end it from another. */
export async function userRateLimitKey(context: Context, { sessionId, userId }: SignedIn): Promise<RateLimitKey> {
  return {
    callerHash: await hashOf(context, `session ${sessionId}`),
    widerHash: await hashOf(context, `user ${userId}`),
    windowAt: windowAt(context),
  }
}

/** @throws {DomainError} `too_many_changes` */
export function requireBudget({ at, log }: Context, { windowAt: from }: RateLimitKey, spent: Spent) {
  const over = Math.max(spent.caller - mutationLimits.caller, spent.wider - mutationLimits.wider)
  if (over <= 0) return
  // Only the first request over the limit is logged, so that a flood does not fill the log.
  if (over === 1) log('mutations_spent', { level: 'warn' })
  throw new DomainError('too_many_changes', undefined, from + mutationWindowMs - at)
}

const hashOf = async (context: Context, caller: string) =>
  toHex(await hmac(requireSecret(context), `mutation ${caller}`))

/**
 * The windows start at full minutes, so that a budget needs only one row. Around the turn of a minute, twice the limit
 * may pass.
 */
export function windowAt({ at }: Pick<Context, 'at'>) {
  return at - (at % mutationWindowMs)
}
