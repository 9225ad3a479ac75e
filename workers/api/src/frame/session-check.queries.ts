import type { Access, Need } from '@kere/contracts/endpoint'
import { limits } from '@kere/contracts/limits'
import type { Role } from '@kere/contracts/roles'
import { profiles } from '@kere/d1/schema/profiles'
import { sessions } from '@kere/d1/schema/sessions'
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { bornBy } from '../age.ts'
import type { Database, SignedIn } from '../context.ts'
import { dayInIndia } from '../lists/days.ts'

/** 1 for each need that is met. */
export type LiveUser = { role: Role } & Record<Need, number>

/** An admin has nobody to be approved by. */
const conditions = (now: number): Record<Need, SQL> => ({
  approved: sql`(${profiles.role} = 'admin' OR (${profiles.role} = 'educator' AND ${profiles.educatorStatus} = 'approved'))`,
  // Null where the date is not known, which is not true.
  adult: sql`(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)})`,
  onboarded: sql`${profiles.onboardingCompleted}`,
})

const isLive = ({ sessionId, userId }: SignedIn, now: number) =>
  and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.idleExpiresAt, now),
  )

/** No row means that the session is over. */
export function selectLiveUser(db: Database, signedIn: SignedIn, now: number) {
  const { approved, adult, onboarded } = conditions(now)
  return db
    .select({
      role: profiles.role,
      approved: sql<number>`${approved} IS TRUE`.as('approved'),
      adult: sql<number>`${adult} IS TRUE`.as('adult'),
      onboarded: sql<number>`${onboarded} IS TRUE`.as('onboarded'),
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(isLive(signedIn, now))
}

export async function readLiveUser(db: Database, signedIn: SignedIn, now: number): Promise<LiveUser | null> {
  const [row] = await selectLiveUser(db, signedIn, now)
  return row ?? null
}

/** One row, or none. */
export function fromAdmitted(access: Access, signedIn: SignedIn, now: number): SQL {
  const { roles, needs = [] } = typeof access === 'string' ? {} : access
  const isAdmitted = and(
    isLive(signedIn, now),
    roles && inArray(profiles.role, [...roles]),
    ...needs.map((need) => conditions(now)[need]),
  )
  return sql`FROM ${sessions} INNER JOIN ${profiles} ON ${profiles.id} = ${sessions.userId} WHERE ${isAdmitted}`
}
