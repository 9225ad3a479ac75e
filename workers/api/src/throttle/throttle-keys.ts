import { hmac, toHex } from '../digests.ts'
import type { Place } from './place.domain.ts'

/** Keyed hashes: neither account nor network is kept. */
export interface ThrottleKeys {
  accountHash: string
  networkHash: string
  siteHash: string
}

interface Who {
  /** An address, or the id of a user. */
  account: string
  /** As `placeOf` says it, or a device of theirs. */
  place: Place
}

/** @param act one throttle does not count for another */
export async function makeThrottleKeys(secret: string, act: string, { account, place }: Who): Promise<ThrottleKeys> {
  const hash = async (what: string) => toHex(await hmac(secret, `${act} ${what}`))
  return {
    accountHash: await hash(`account ${account}`),
    networkHash: await hash(`network ${place.network}`),
    siteHash: await hash(`site ${place.site}`),
  }
}
