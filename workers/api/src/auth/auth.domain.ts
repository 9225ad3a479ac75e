import type { Role } from '@kere/contracts/roles'
import type { ThrottleLimits } from '../throttle/throttle.domain.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export const absoluteLifeMs = 30 * dayMs

export const idleLifeMs: Record<Role, number> = { student: 14 * dayMs, educator: 12 * hourMs, admin: 12 * hourMs }

/** A token replaced less than this ago means two tabs or a lost answer; later it means a copy in other hands. */
export const rotationGraceMs = 30_000

/** Failed sign-ins: of an account from one network, of an account, from a network. */
export const signInLimits = {
  both: { limit: 5, windowMs: 15 * minuteMs },
  account: { limit: 50, windowMs: hourMs },
  network: { limit: 50, windowMs: 15 * minuteMs },
} as const satisfies ThrottleLimits

export function isSuperAdmin(
  { role, email, emailVerifiedAt }: { role: Role; email: string; emailVerifiedAt: number | null },
  superAdminEmail: string | undefined,
): boolean {
  return role === 'admin' && emailVerifiedAt !== null && email === superAdminEmail?.toLowerCase()
}
