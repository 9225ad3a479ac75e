import type { ThrottleKeys } from './throttle-keys.ts'

export interface ThrottleLimit {
  limit: number
  windowMs: number
}

export type ThrottleScope = 'both' | 'account' | 'network' | 'site'

type Limits<Scope extends ThrottleScope> = Record<Scope, ThrottleLimit>

/** Who is counted by network is counted by site too, because a site has 65,536 networks. */
export type ThrottleLimits = Partial<Limits<'both' | 'account'>> &
  (Limits<'network' | 'site'> | { network?: never; site?: never })

/**
 * Of what all visitors do together. Beyond `limit` each site and each block has its share, so that who fills it shuts nobody
 * else out; beyond `most` nobody has any, which takes as many blocks as have to share it.
 */
export interface Ceiling extends ThrottleLimit {
  share: { site: number; block: number }
  most: number
}

export interface Budget {
  keys: ThrottleKeys
  limits: ThrottleLimits
  ceiling?: Ceiling | undefined
}

/** How long it stays full: 0 where it has room. A window slides, so it has when its `limit`-last act leaves. */
export const fullForMs = (
  { windowMs }: Pick<ThrottleLimit, 'windowMs'>,
  limitLastAt: number | undefined,
  now: number,
) => (limitLastAt === undefined ? 0 : Math.max(0, limitLastAt + windowMs - now))

interface CeilingWaits {
  whole: number
  shares: readonly number[]
}

/** One way past the ceiling is enough. */
export const waitMs = (waits: readonly number[], ceilings: readonly CeilingWaits[]): number =>
  Math.max(1000, ...waits, ...ceilings.map(({ whole, shares }) => Math.min(whole, Math.max(...shares))))
