import { hmac, toHex } from '../digests.ts'
import { networkOf } from './throttle.domain.ts'

/** Keyed hashes: neither account nor network is kept. */
export interface ThrottleKeys {
  accountHash: string
  networkHash: string
}

/**
 * @param act one throttle does not count for another
 * @param account an address, or the id of a user
 */
export async function makeThrottleKeys(
  secret: string,
  act: string,
  account: string,
  networkAddress: string,
): Promise<ThrottleKeys> {
  return {
    accountHash: toHex(await hmac(secret, `${act} account ${account}`)),
    networkHash: toHex(await hmac(secret, `${act} network ${networkOf(networkAddress)}`)),
  }
}
