import { makeThrottleKeys } from '../../base/throttle/throttle-keys.ts'
import { networkPrefix } from '../../base/throttle/network-prefix.domain.ts'
import type { Budget } from '../../base/throttle/throttle.domain.ts'
import { failureLimits, knownDeviceFailureLimits, signInLimits } from './auth.domain.ts'

export interface Attempt {
  email: string
  networkAddress: string
  knownDevice: string | null
}

const acts = { failure: 'sign_in', any: 'sign_in_any' }

/**
 * Gives the budgets of a sign-in. The first counts failures: a try counts as one until its password has been found
 * right.
 */
export async function signInBudgets(secret: string, { email, networkAddress, knownDevice }: Attempt) {
  const device = `device ${knownDevice}`
  const place = knownDevice === null ? networkPrefix(networkAddress) : { network: device, site: device, block: device }
  const keysOf = (act: string) => makeThrottleKeys(secret, act, { account: email, place })
  return [
    { keys: await keysOf(acts.failure), limits: knownDevice === null ? failureLimits : knownDeviceFailureLimits },
    { keys: await keysOf(acts.any), limits: signInLimits },
  ] as const satisfies readonly Budget[]
}

export const failureKeys = (secret: string, email: string) =>
  makeThrottleKeys(secret, acts.failure, { account: email, place: networkPrefix('') })
