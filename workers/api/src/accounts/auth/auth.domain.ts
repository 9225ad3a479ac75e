import type { Role } from '@kere/contracts/accounts/roles'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export const absoluteLifeMs = 30 * dayMs

export const idleLifeMs: Record<Role, number> = { student: 14 * dayMs, educator: 12 * hourMs, admin: 12 * hourMs }

/**
 * If a token that was replaced less than this ago comes back, there are two tabs or an answer was lost. Later it counts
 * as stolen.
 */
export const rotationGraceMs = 30_000

/**
 * A token is replaced no sooner than this. The interval is longer than the grace, so that a slow tab never holds the
 * token before the previous one, which would look stolen.
 */
export const rotationIntervalMs = 60_000

export const failureLimits = {
  both: { limit: 5, windowMs: 15 * minuteMs },
  account: { limit: 50, windowMs: hourMs },
  network: { limit: 50, windowMs: 15 * minuteMs },
  site: { limit: 150, windowMs: 15 * minuteMs },
} as const satisfies ThrottleLimits

/**
 * The limits in a browser in which the owner has signed in before. Failures of strangers elsewhere do not count there.
 */
export const knownDeviceFailureLimits = {
  both: { limit: 10, windowMs: 15 * minuteMs },
} as const satisfies ThrottleLimits

/** Limits all sign-ins, even successful ones, because each makes a session, an audit entry and a hash. */
export const signInLimits = {
  both: { limit: 30, windowMs: 15 * minuteMs },
  network: { limit: 300, windowMs: 15 * minuteMs },
  site: { limit: 900, windowMs: 15 * minuteMs },
} as const satisfies ThrottleLimits

/** A sign-in from a new browser is mailed no more often than this, even if that browser drops its cookies. */
export const newDeviceMailMs = dayMs

export const devicesKnown = 20

export function isSuperAdmin(
  { role, email, emailVerifiedAt }: { role: Role; email: string; emailVerifiedAt: number | null },
  superAdminEmail: string | undefined,
): boolean {
  return role === 'admin' && emailVerifiedAt !== null && email === superAdminEmail?.toLowerCase()
}
