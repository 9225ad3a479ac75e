import { networkOf } from './auth.domain.ts'
import { hmac, toHex } from '../digests.ts'

/** Whose attempts are counted, as keyed hashes: neither address nor network is kept. */
export interface ThrottleKeys {
  accountHash: string
  networkHash: string
}

export async function makeThrottleKeys(secret: string, email: string, networkAddress: string): Promise<ThrottleKeys> {
  return {
    accountHash: toHex(await hmac(secret, `account ${email}`)),
    networkHash: toHex(await hmac(secret, `network ${networkOf(networkAddress)}`)),
  }
}
