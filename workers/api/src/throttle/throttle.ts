import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSecret } from '../auth/require-secret.ts'
import { placeOf } from './place.domain.ts'
import { makeThrottleKeys } from './throttle-keys.ts'
import { type ThrottleLimits, waitMs } from './throttle.domain.ts'
import { takeActs } from './throttle-rows.ts'

interface Throttled {
  act: string
  account: string
  networkAddress: string
  limits: ThrottleLimits
}

/** @throws {DomainError} `too_many_attempts` */
export async function throttle(context: Context, { act, account, networkAddress, limits }: Throttled) {
  const { db, now, log } = context
  const keys = await makeThrottleKeys(requireSecret(context), act, { account, place: placeOf(networkAddress) })
  const { taken, counted } = await takeActs(db, [{ keys, limits }], now())
  if (taken.length > 0) return
  log('throttled', { level: 'warn', act })
  throw new DomainError('too_many_attempts', undefined, waitMs(counted, now()))
}
