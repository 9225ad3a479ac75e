import type { Role } from '@kere/contracts/roles'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A session ends after this, however much it is used. */
export const absoluteLifeMs = 30 * dayMs

/** An unused session ends after this; whoever can change things for others has less time. */
export const idleLifeMs: Record<Role, number> = { student: 14 * dayMs, educator: 12 * hourMs, admin: 12 * hourMs }

/** A token replaced less than this ago means two tabs or a lost answer; after that it means a copy in other hands. */
export const rotationGraceMs = 30_000

/** How often something may be done, and in which time. */
export interface ThrottleLimit {
  limit: number
  windowMs: number
}

/** How many sign-ins may fail, and in which time: of an account from one network, of an account, from a network. */
export const throttles = {
  both: { limit: 5, windowMs: 15 * minuteMs },
  account: { limit: 50, windowMs: hourMs },
  network: { limit: 50, windowMs: 15 * minuteMs },
} as const satisfies Record<string, ThrottleLimit>

export type Throttle = keyof typeof throttles

/** What a throttle's window holds: how much, and since when. */
export interface Counted {
  count: number
  firstAt: number | null
}

/**
 * How long until another attempt is allowed. A window slides, and never holds more than its limit, so the first that it
 * holds is the one that has to leave it.
 */
export function waitMs<Name extends string>(
  limits: Record<Name, ThrottleLimit>,
  counted: Record<NoInfer<Name>, Counted>,
  now: number,
): number {
  const waits = (Object.keys(limits) as Name[]).map((name) => {
    const { count, firstAt } = counted[name]
    const { limit, windowMs } = limits[name]
    return count >= limit && firstAt !== null ? firstAt + windowMs - now : 0
  })
  return Math.max(1000, ...waits)
}

/**
 * What one caller can hold of the network: an IPv4 address, or the /64 of an IPv6 address, within which a single
 * connection has as many addresses as it likes.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [first, last] = [groups(head), groups(tail)]
  const missing = address.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Who the account belongs to by configuration, if they are an admin and have proven the address (C-42). */
export function isSuperAdmin(
  { role, email, emailVerifiedAt }: { role: Role; email: string; emailVerifiedAt: number | null },
  superAdminEmail: string | undefined,
): boolean {
  return role === 'admin' && emailVerifiedAt !== null && email === superAdminEmail?.toLowerCase()
}
