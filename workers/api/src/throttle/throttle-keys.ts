import { hmac, toHex } from '../digests.ts'

/** Keyed hashes: neither account nor network is kept. */
export interface ThrottleKeys {
  accountHash: string
  networkHash: string
}

interface Who {
  /** An address, or the id of a user. */
  account: string
  /** As `networkOf` says it, or a device of theirs. */
  network: string
}

/** @param act one throttle does not count for another */
export async function makeThrottleKeys(secret: string, act: string, { account, network }: Who): Promise<ThrottleKeys> {
  return {
    accountHash: toHex(await hmac(secret, `${act} account ${account}`)),
    networkHash: toHex(await hmac(secret, `${act} network ${network}`)),
  }
}
