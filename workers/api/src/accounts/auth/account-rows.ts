import { consents } from '@kere/d1/schema/accounts/consents'
import { deletionRequests } from '@kere/d1/schema/accounts/deletion-requests'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { suspensions } from '@kere/d1/schema/accounts/user-accounts'
import { users } from '@kere/d1/schema/accounts/users'
import { sql } from 'drizzle-orm'
import { hasSecondFactor } from '../../http/admitted-row.ts'

/** The code of the refusal if a user may not sign in, else NULL; an expression over `users`. */
export const bar = sql<'account_closed' | 'account_suspended' | null>`CASE
  WHEN EXISTS (SELECT 1 FROM ${deletionRequests} WHERE ${deletionRequests.userId} = ${users.id}
    AND ${deletionRequests.requestedBy} = 'admin') THEN 'account_closed'
  WHEN EXISTS (SELECT 1 FROM ${suspensions} WHERE ${suspensions.userId} = ${users.id}) THEN 'account_suspended' END`

export const accountColumns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  role: profiles.role,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  avatarPath: profiles.avatarUrl,
  isOnboarded: profiles.onboardingCompleted,
  educatorStatus: profiles.educatorStatus,
  dateOfBirth: profiles.dateOfBirth,
  isEnrolled: sql<boolean>`EXISTS (SELECT 1 FROM ${enrollments} WHERE ${enrollments.studentId} = ${users.id})`
    .mapWith(Boolean)
    .as('is_enrolled'),
  hasSecondFactor: hasSecondFactor(users.id).mapWith(Boolean).as('has_second_factor'),
  hasGuardian: sql<boolean>`EXISTS (SELECT 1 FROM ${consents} WHERE ${consents.userId} = ${users.id}
    AND ${consents.purpose} = 'account' AND ${consents.giver} = 'guardian' AND ${consents.withdrawnAt} IS NULL)`
    .mapWith(Boolean)
    .as('has_guardian'),
  bar: bar.as('bar'),
}
