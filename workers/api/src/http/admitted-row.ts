import type { Access, Need } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../base/age.ts'
import type { SignedIn } from '../base/context.ts'
import { dayInIndia } from '../base/days.ts'

/** Admins teach without approval. */
export const conditions = (now: number): Record<Need, SQL> => ({
  approved: sql`(${profiles.role} = 'admin' OR (${profiles.role} = 'educator' AND ${profiles.educatorStatus} = 'approved'))`,
  // An unknown date of birth gives NULL, which SQL does not count as true.
  adult: sql`(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)})`,
  onboarded: sql`${profiles.onboardingCompleted}`,
})

export const isLive = ({ sessionId, userId }: SignedIn, now: number) =>
  and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.idleExpiresAt, now),
  )

/**
 * Selects one row if the caller is admitted, and none otherwise. A statement that reads from it repeats the check at
 * the moment it runs, instead of trusting an earlier one.
 */
export function fromAdmitted(access: Access, signedIn: SignedIn, now: number): SQL {
  const { roles, needs = [] } = typeof access === 'string' ? {} : access
  const isAdmitted = and(
    isLive(signedIn, now),
    roles && inArray(profiles.role, [...roles]),
    ...needs.map((need) => conditions(now)[need]),
  )
  return sql`FROM ${sessions} INNER JOIN ${profiles} ON ${profiles.id} = ${sessions.userId} WHERE ${isAdmitted}`
}
