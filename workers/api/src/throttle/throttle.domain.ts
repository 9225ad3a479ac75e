import type { ThrottleKeys } from './throttle-keys.ts'

export interface ThrottleLimit {
  limit: number
  windowMs: number
}

export type ThrottleLimits = Partial<Record<ThrottleScope, ThrottleLimit>>

export type ThrottleScope = 'both' | 'account' | 'network'

export interface Budget {
  keys: ThrottleKeys
  limits: ThrottleLimits
}

export interface Counted {
  count: number
  firstAt: number | null
}

/** A window slides and never holds more than its limit, so its first act is the one that has to leave. */
export function waitMs(counted: readonly (readonly [ThrottleLimit, Counted])[], now: number): number {
  const waits = counted.map(([{ limit, windowMs }, { count, firstAt }]) =>
    count >= limit && firstAt !== null ? firstAt + windowMs - now : 0,
  )
  return Math.max(1000, ...waits)
}
