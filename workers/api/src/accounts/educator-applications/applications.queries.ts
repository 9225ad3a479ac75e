import { applicationList } from '@kere/contracts/accounts/educator-applications'
import type { ApplicationStatus } from '@kere/contracts/accounts/educator-application-options'
import { educatorApplicationCounts, educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../accounts/name-rows.ts'
import type { Database } from '../../base/context.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'

export interface ApplicationFilters {
  status?: ApplicationStatus | undefined
}

const byDate = { submittedAt: educatorApplications.submittedAt, id: educatorApplications.id }

export const applicationPage = keyset(applicationList, { oldest: ascending(byDate), newest: descending(byDate) })

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

export async function selectApplicationPage(db: Database, { status }: ApplicationFilters, page: PageQuery) {
  const [rows, counters] = await db.batch([
    db
      .select(summaryColumns)
      .from(educatorApplications)
      .innerJoin(users, eq(users.id, educatorApplications.userId))
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(and(status === undefined ? undefined : eq(educatorApplications.status, status), page.after))
      .orderBy(page.orderBy)
      .limit(page.limit),
    db.select().from(educatorApplicationCounts),
  ])
  return { rows, counters }
}

/** Admins decide on the applicant's profile, which can still change: its change since the submission is the version. */
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
