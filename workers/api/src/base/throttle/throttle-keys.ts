import { hmac, toHex } from '../digests.ts'
import type { NetworkPrefix } from './network-prefix.domain.ts'

/** Keyed hashes, so that neither the account nor the network is stored. */
export interface ThrottleKeys {
  rateLimitKey: string
  accountHash: string
  networkHash: string
  siteHash: string
  blockHash: string
}

interface Who {
  account: string
  place: NetworkPrefix
}

/** @param act name of the throttle; acts of one throttle do not count in another */
export async function makeThrottleKeys(secret: string, act: string, { account, place }: Who): Promise<ThrottleKeys> {
  const hash = async (what: string) => toHex(await hmac(secret, `${act} ${what}`))
  return {
    rateLimitKey: act,
    accountHash: await hash(`account ${account}`),
    networkHash: await hash(`network ${place.network}`),
    siteHash: await hash(`site ${place.site}`),
    blockHash: await hash(`block ${place.block}`),
  }
}
