import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { requireSecret } from '../secrets.ts'
import { networkPrefix } from './network-prefix.domain.ts'
import { makeThrottleKeys } from './throttle-keys.ts'
import type { Ceiling, ThrottleLimits } from './throttle.domain.ts'
import { consumeRateLimit } from './throttle-rows.ts'

interface Throttled {
  act: string
  account: string
  networkAddress: string
  limits: ThrottleLimits
  ceiling?: Ceiling | undefined
}

/** @throws {DomainError} `too_many_attempts` */
export async function throttle(context: Context, { act, account, networkAddress, limits, ceiling }: Throttled) {
  const { db, at, log, isDone } = context
  if (isDone) return
  const keys = await makeThrottleKeys(requireSecret(context), act, { account, place: networkPrefix(networkAddress) })
  const { taken, isCrowded, waitMs } = await consumeRateLimit(db, [{ keys, limits, ceiling }], at)
  if (isCrowded) log('ceiling_reached', { level: 'warn', act })
  if (taken.length > 0) return
  log('throttled', { level: 'warn', act })
  throw new DomainError('too_many_attempts', undefined, waitMs)
}
