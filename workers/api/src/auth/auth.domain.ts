import type { Role } from '@kere/contracts/roles'
import type { ThrottleLimits } from '../throttle/throttle.domain.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A session ends after this, however much it is used. */
export const absoluteLifeMs = 30 * dayMs

/** An unused session ends after this; whoever can change things for others has less time. */
export const idleLifeMs: Record<Role, number> = { student: 14 * dayMs, educator: 12 * hourMs, admin: 12 * hourMs }

/** A token replaced less than this ago means two tabs or a lost answer; after that it means a copy in other hands. */
export const rotationGraceMs = 30_000

/** How many sign-ins may fail, and in which time: of an account from one network, of an account, from a network. */
export const signInLimits = {
  both: { limit: 5, windowMs: 15 * minuteMs },
  account: { limit: 50, windowMs: hourMs },
  network: { limit: 50, windowMs: 15 * minuteMs },
} as const satisfies ThrottleLimits

/** Who the account belongs to by configuration, if they are an admin and have proven the address (C-42). */
export function isSuperAdmin(
  { role, email, emailVerifiedAt }: { role: Role; email: string; emailVerifiedAt: number | null },
  superAdminEmail: string | undefined,
): boolean {
  return role === 'admin' && emailVerifiedAt !== null && email === superAdminEmail?.toLowerCase()
}
