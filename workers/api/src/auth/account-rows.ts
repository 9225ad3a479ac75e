import { enrollments } from '@kere/d1/schema/enrollments'
import { profiles } from '@kere/d1/schema/profiles'
import { users } from '@kere/d1/schema/users'
import { sql } from 'drizzle-orm'

/** To be read from `users` joined with `profiles`. */
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
}
