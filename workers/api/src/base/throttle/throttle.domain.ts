import type { ThrottleKeys } from './throttle-keys.ts'

export interface ThrottleLimit {
  limit: number
  windowMs: number
}

export type ThrottleScope = 'both' | 'account' | 'network' | 'site'

type Limits<Scope extends ThrottleScope> = Record<Scope, ThrottleLimit>

/** A throttle by network also needs one by site, because a site has 65,536 networks. */
export type ThrottleLimits = Partial<Limits<'both' | 'account'>> &
  (Limits<'network' | 'site'> | { network?: never; site?: never })

/**
 * Limits all visitors together. Beyond `limit` each site and each block has a share, so that nobody who uses it up
 * shuts out the others; beyond `most` nobody gets through, which takes as many blocks as share it.
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

/**
 * Returns how long the limit stays reached: 0 where there is room. A window slides, so room appears when its
 * `limit`-last act leaves it.
 */
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
