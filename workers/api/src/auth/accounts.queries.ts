import { enrollments } from '@kere/d1/schema/enrollments'
import { profiles } from '@kere/d1/schema/profiles'
import { sessions } from '@kere/d1/schema/sessions'
import { users } from '@kere/d1/schema/users'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, SignedIn } from '../context.ts'

export const accountColumns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  role: profiles.role,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  isOnboarded: profiles.onboardingCompleted,
  educatorStatus: profiles.educatorStatus,
  isEnrolled: sql<boolean>`EXISTS (SELECT 1 FROM ${enrollments} WHERE ${enrollments.studentId} = ${users.id})`
    .mapWith(Boolean)
    .as('is_enrolled'),
}

/** The account of an address, with what its password is checked against. */
export const selectAccountByEmail = (db: Database, email: string) =>
  db
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.email, email))

/** Reads the account behind a session, if the session is good now. */
export async function selectAccountOfSession(
  db: Database,
  { sessionId, userId }: Pick<SignedIn, 'sessionId' | 'userId'>,
  now: number,
) {
  const rows = await db
    .select(accountColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.idleExpiresAt, now),
      ),
    )
  return rows.at(0)
}
