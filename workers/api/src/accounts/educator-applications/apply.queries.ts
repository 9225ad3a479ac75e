import { actBatch } from '../../base/named-batch.ts'
import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import { educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { hasApplication, newApplicationRows } from './application-rows.ts'

interface NewApplication {
  userId: string
  answers: EducatorAnswers
  /** An ISO date. A person born later is under 18. */
  fullAgeIfBornBy: string
}

/** @returns the application if it was made, and the applicant */
export async function insertApplication(context: Context, { userId, answers, fullAgeIfBornBy }: NewApplication) {
  const { db, at, stableId } = context
  const id = stableId('app')
  const isMade = sql`${profiles.id} = (SELECT user_id FROM ${educatorApplications} WHERE ${educatorApplications.id} = ${id})`
  // A person with an unknown date of birth counts as under 18.
  const ifOfFullAge = (value: string) =>
    sql`CASE WHEN ${profiles.dateOfBirth} <= ${fullAgeIfBornBy} THEN ${value === '' ? null : value} END`

  const [inserted, ...told] = newApplicationRows(context, { id, from: fromWhoMayApply(userId) })
  const {
    application: [application],
    applicant: [applicant],
  } = await actBatch(context, [
    { done: inserted },
    ...told,
    db
      .update(profiles)
      .set({
        designation: answers.designation,
        bio: answers.bio,
        teachingExperience: answers.teachingExperience,
        subjectsOfInterest: answers.subjectsOfInterest,
        languagesSpoken: answers.languagesSpoken,
        organizationAffiliation: answers.organizationAffiliation,
        certifications: answers.certifications,
        linkedinUrl: ifOfFullAge(answers.linkedinUrl),
        phoneNumber: ifOfFullAge(answers.phoneNumber),
        lumaProfileUrl: ifOfFullAge(answers.lumaProfileUrl),
        educatorStatus: sql`CASE ${profiles.role} WHEN 'educator' THEN 'pending' END`,
        updatedAt: at,
      })
      .where(isMade),
    { application: db.select().from(educatorApplications).where(eq(educatorApplications.id, id)) },
    {
      applicant: db.select({ isOnboarded: profiles.onboardingCompleted }).from(profiles).where(eq(profiles.id, userId)),
    },
  ])
  return { application, applicant }
}

/** Only the current role counts: an approved educator who then chose to learn may apply again. */
const fromWhoMayApply = (userId: string) => sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id}
  WHERE ${users.id} = ${userId} AND ${users.emailVerifiedAt} IS NOT NULL AND ${profiles.onboardingCompleted} = 1
  AND (${profiles.role} = 'student' OR ${profiles.role} = 'educator' AND ${profiles.educatorStatus} = 'rejected')
  AND NOT ${hasApplication(['pending'])}`
