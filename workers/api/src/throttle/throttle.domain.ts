import type { ThrottleKeys } from './throttle-keys.ts'

export interface ThrottleLimit {
  limit: number
  windowMs: number
}

/** Of an account from one site, of an account, from a network. */
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

/** Where a request comes from. */
export interface Place {
  /** What one connection has: an IPv4 address, or the /64 of an IPv6 address. */
  network: string
  /** What one customer may be given: of IPv6 a /48 with 65,536 networks, which could together use up an account's budget. */
  site: string
}

export function placeOf(address: string): Place {
  if (!address.includes(':')) return { network: address, site: address }
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [first, last] = [groups(head), groups(tail)]
  const missing = address.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  const prefix = (length: number) =>
    all
      .slice(0, length)
      .map((group) => group.replace(/^0+(?=.)/, ''))
      .join(':')
  return { network: prefix(4), site: prefix(3) }
}
