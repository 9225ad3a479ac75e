import { educatorApplications as resource } from '@kere/contracts/accounts/educator-applications'
import { educatorApplicationCounts, educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../accounts/person-rows.ts'
import type { Database } from '../../base/context.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'

const summaryColumns = {
  id: educatorApplications.id,
  userId: educatorApplications.userId,
  name: sql<string>`${fullName(profiles)}`.as('applicant_name'),
  email: users.email,
  designation: profiles.designation,
  organizationAffiliation: profiles.organizationAffiliation,
  status: educatorApplications.status,
  submittedAt: educatorApplications.submittedAt,
  decidedAt: educatorApplications.decidedAt,
}

const selectSummaries = (db: Database) =>
  db
    .select(summaryColumns)
    .from(educatorApplications)
    .innerJoin(users, eq(users.id, educatorApplications.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))

export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]

export const applicationRows = rowsOf(resource, {
  select: selectSummaries,
  orders: byDate({ submittedAt: educatorApplications.submittedAt, id: educatorApplications.id }),
  filters: { status: educatorApplications.status },
  counters: { status: educatorApplicationCounts.status },
})

/**
 * Admins decide on the applicant's profile, which can still change. The version is the time from the submission to the
 * profile's last change.
 */
export const versionRead = sql`max(0, ${profiles.updatedAt} - ${educatorApplications.submittedAt})`

const deciders = alias(profiles, 'deciders')

export const selectApplication = (db: Database, id: string) =>
  db
    .select({
      ...summaryColumns,
      isOnboarded: profiles.onboardingCompleted,
      version: sql<number>`${versionRead}`.as('version_read'),
      bio: profiles.bio,
      teachingExperience: profiles.teachingExperience,
      subjectsOfInterest: profiles.subjectsOfInterest,
      languagesSpoken: profiles.languagesSpoken,
      certifications: profiles.certifications,
      linkedinUrl: profiles.linkedinUrl,
      lumaProfileUrl: profiles.lumaProfileUrl,
      phoneNumber: profiles.phoneNumber,
      decidedBy: fullName(deciders).as('decider_name'),
      reason: educatorApplications.reason,
    })
    .from(educatorApplications)
    .innerJoin(users, eq(users.id, educatorApplications.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(deciders, eq(deciders.id, educatorApplications.decidedBy))
    .where(eq(educatorApplications.id, id))

export type ApplicationRow = Awaited<ReturnType<typeof selectApplication>>[number]
