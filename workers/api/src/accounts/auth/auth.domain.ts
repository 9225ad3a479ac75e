import type { Role } from '@kere/contracts/accounts/roles'
import type { ThrottleLimits } from '../../base/throttle/throttle.domain.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export const absoluteLifeMs = 30 * dayMs

export const idleLifeMs: Record<Role, number> = { student: 14 * dayMs, educator: 12 * hourMs, admin: 12 * hourMs }

/** A token replaced less than this ago means two tabs or a lost answer; later it means a copy in other hands. */
export const rotationGraceMs = 30_000

/**
 * The interval is longer than the grace, so that the token replaced within it is the last: a slow tab's last but one
 * would look stolen.
 */
export const rotationIntervalMs = 60_000

export const failureLimits = {
  both: { limit: 5, windowMs: 15 * minuteMs },
  account: { limit: 50, windowMs: hourMs },
  network: { limit: 50, windowMs: 15 * minuteMs },
  site: { limit: 150, windowMs: 15 * minuteMs },
} as const satisfies ThrottleLimits

/** The limits in a browser where the owner has signed in before: failures of strangers elsewhere do not count there. */
export const knownDeviceFailureLimits = {
  both: { limit: 10, windowMs: 15 * minuteMs },
} as const satisfies ThrottleLimits

/** Successful sign-ins count too: each makes a session, a row in the log and a hash. */
export const signInLimits = {
  both: { limit: 30, windowMs: 15 * minuteMs },
  network: { limit: 300, windowMs: 15 * minuteMs },
  site: { limit: 900, windowMs: 15 * minuteMs },
} as const satisfies ThrottleLimits

/** A new kind of browser is mailed this seldom, however many cookies it drops. */
export const newDeviceMailMs = dayMs

export const devicesKnown = 20

export function isSuperAdmin(
  { role, email, emailVerifiedAt }: { role: Role; email: string; emailVerifiedAt: number | null },
  superAdminEmail: string | undefined,
): boolean {
  return role === 'admin' && emailVerifiedAt !== null && email === superAdminEmail?.toLowerCase()
}
