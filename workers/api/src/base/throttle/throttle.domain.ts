import type { ThrottleKeys } from './throttle-keys.ts'

export interface ThrottleLimit {
  limit: number
  windowMs: number
}

export type ThrottleScope = 'both' | 'account' | 'network' | 'site'

type Limits<Scope extends ThrottleScope> = Record<Scope, ThrottleLimit>

/** A limit by network also needs one by site, because a site has 65,536 networks. */
export type ThrottleLimits = Partial<Limits<'both' | 'account'>> &
  (Limits<'network' | 'site'> | { network?: never; site?: never })

/**
 * Limits all visitors together. Beyond `limit` each site and each block may only use its share, so that nobody can shut
 * out the others. Beyond `most` nobody passes; to reach it, an attacker needs many blocks.
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
 * Gives how long a limit stays reached, in milliseconds; 0 if there is room. Windows slide, so there is room again when
 * the act that filled the window leaves it.
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

/** A ceiling lets an act pass when either the whole or the shares have room, so the shorter wait counts. */
export const waitMs = (waits: readonly number[], ceilings: readonly CeilingWaits[]): number =>
  Math.max(1000, ...waits, ...ceilings.map(({ whole, shares }) => Math.min(whole, Math.max(...shares))))
