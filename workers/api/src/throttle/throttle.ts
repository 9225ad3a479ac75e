import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSecret } from '../auth/require-secret.ts'
import { makeThrottleKeys } from './throttle-keys.ts'
import { type ThrottleLimits, waitMs } from './throttle.domain.ts'
import { takeAct } from './throttle-rows.ts'

interface Throttled {
  act: string
  /** An address, or the id of a user. */
  account: string
  networkAddress: string
  limits: ThrottleLimits
}

/** @throws {DomainError} `too_many_attempts` */
export async function throttle(context: Context, { act, account, networkAddress, limits }: Throttled) {
  const { db, now, log } = context
  const keys = await makeThrottleKeys(requireSecret(context), act, account, networkAddress)
  const { isTaken, counted } = await takeAct(db, { keys, limits, now: now() })
  if (isTaken) return
  log('throttled', { level: 'warn', act })
  throw new DomainError('too_many_attempts', undefined, waitMs(counted, now()))
}
