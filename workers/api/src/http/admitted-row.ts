import { guardianPurposeOf } from '@kere/contracts/http/endpoint-facts'
import type { Access, Endpoint, Need, Standing } from '@kere/contracts/http/endpoint'
import { limits } from '@kere/contracts/http/limits'
import { consents } from '@kere/d1/schema/accounts/consents'
import { passkeys } from '@kere/d1/schema/accounts/passkeys'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { secondFactors } from '@kere/d1/schema/accounts/second-factors'
import { sessions } from '@kere/d1/schema/accounts/sessions'
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { bornBy } from '../base/age.ts'
import type { Settings, SignedIn } from '../base/context.ts'
import { dayInIndia } from '../base/days.ts'

export type Condition = Need | Standing

const minuteMs = 60 * 1000

/** Admins teach without approval. */
export const isStaff = sql<boolean>`(${profiles.role} = 'admin'
  OR (${profiles.role} = 'educator' AND ${profiles.educatorStatus} = 'approved'))`

export const conditions = (now: number): Record<Condition, SQL> => ({
  approved: isStaff,
  // An unknown date of birth gives NULL, which SQL does not count as true.
  adult: sql`(${profiles.dateOfBirth} <= ${bornBy(dayInIndia(now), limits.fullAge)})`,
  onboarded: sql`${profiles.onboardingCompleted}`,
  secondFactor: sql`(${profiles.role} <> 'admin' OR ${hasSecondFactor(sessions.userId)})`,
  longPassword: sql`(NOT ${sessions.isPasswordShort} OR ${isStaff} IS NOT TRUE)`,
  fresh: sql`(${sessions.provedAt} > ${now - limits.freshProofMinutes * minuteMs})`,
})

export const hasSecondFactor = (userId: SQLiteColumn) => sql<boolean>`(EXISTS (SELECT 1 FROM ${secondFactors}
  WHERE ${secondFactors.userId} = ${userId} AND ${secondFactors.confirmedAt} IS NOT NULL)
  OR EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${userId}))`

const isUnderAge = (now: number) => sql`${profiles.dateOfBirth} > ${bornBy(dayInIndia(now), limits.fullAge)}`

const agreed = sql`FROM ${consents} WHERE ${consents.userId} = ${profiles.id} AND ${consents.giver} = 'guardian'
  AND ${consents.withdrawnAt} IS NULL`

/** The purposes to which the guardian of a person under 18 agrees, as a JSON array; null for everybody else. */
export const guardedBy = (now: number) =>
  sql<string | null>`CASE WHEN ${isUnderAge(now)} THEN (SELECT json_group_array(${consents.purpose}) ${agreed}) END`

/** Nothing is open without the account, so each purpose needs that one as well. */
function isAgreed(access: Access, now: number): SQL | undefined {
  const purpose = guardianPurposeOf(access)
  if (purpose === null) return undefined
  const purposes = [...new Set(['account', purpose] as const)]
  return sql`(CASE WHEN ${isUnderAge(now)} THEN (SELECT count(*) ${agreed} AND ${inArray(consents.purpose, purposes)}) = ${purposes.length} ELSE TRUE END)`
}

export const isLive = ({ sessionId, userId }: SignedIn, now: number) =>
  and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.idleExpiresAt, now),
  )

const needsOf = (access: Access): readonly Need[] => (typeof access === 'string' ? [] : (access.needs ?? []))

/** Lists what an endpoint requires beyond the role. Whatever is not public or declared open is closed to unsecured staff. */
export const conditionsOf = (
  { access, proof, isOpenUnsecured }: Endpoint,
  { isSecondFactorRequired }: Pick<Settings, 'isSecondFactorRequired'>,
): readonly Condition[] => [
  ...(isOpenUnsecured ? [] : [...(isSecondFactorRequired ? (['secondFactor'] as const) : []), 'longPassword' as const]),
  ...needsOf(access),
  ...(proof === undefined ? [] : [proof]),
]

/**
 * Selects one row if the caller is admitted, and none otherwise. A statement that reads from it repeats the check at
 * the moment it runs, instead of trusting an earlier one.
 */
export function fromAdmitted(
  access: Access,
  signedIn: SignedIn,
  now: number,
  needed: readonly Condition[] = needsOf(access),
): SQL {
  const { roles } = typeof access === 'string' ? {} : access
  const isAdmitted = and(
    isLive(signedIn, now),
    roles && inArray(profiles.role, [...roles]),
    ...needed.map((condition) => conditions(now)[condition]),
    isAgreed(access, now),
  )
  return sql`FROM ${sessions} INNER JOIN ${profiles} ON ${profiles.id} = ${sessions.userId} WHERE ${isAdmitted}`
}
