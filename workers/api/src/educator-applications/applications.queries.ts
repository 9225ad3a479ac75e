import type { ApplicationSort, ApplicationStatus } from '@kere/contracts/educator-application-options'
import { educatorApplicationCounts, educatorApplications } from '@kere/d1/schema/educator-applications'
import { profiles } from '@kere/d1/schema/profiles'
import { users } from '@kere/d1/schema/users'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../context.ts'
import type { ApplicationPosition } from './application-cursor.ts'

export interface ApplicationQuery {
  status?: ApplicationStatus | undefined
  sort: ApplicationSort
  limit: number
  after?: ApplicationPosition | undefined
}

const summaryColumns = {
  id: educatorApplications.id,
  userId: educatorApplications.userId,
  name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`.as('applicant_name'),
  email: users.email,
  designation: profiles.designation,
  organizationAffiliation: profiles.organizationAffiliation,
  status: educatorApplications.status,
  submittedAt: educatorApplications.submittedAt,
  decidedAt: educatorApplications.decidedAt,
}

/** Reads a page of the applications and how many there are of each status, in one round trip. */
export async function selectApplicationPage(db: Database, query: ApplicationQuery) {
  const [rows, counts] = await db.batch([selectRows(db, query), db.select().from(educatorApplicationCounts)])
  return { rows, counts }
}

function selectRows(db: Database, { status, sort, limit, after }: ApplicationQuery) {
  const direction = sort === 'newest' ? desc : asc
  return db
    .select(summaryColumns)
    .from(educatorApplications)
    .innerJoin(users, eq(users.id, educatorApplications.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(status === undefined ? undefined : eq(educatorApplications.status, status), isAfter(sort, after)))
    .orderBy(direction(educatorApplications.submittedAt), direction(educatorApplications.id))
    .limit(limit)
}

function isAfter(sort: ApplicationSort, after: ApplicationPosition | undefined): SQL | undefined {
  if (!after) return undefined
  const { submittedAt, id } = educatorApplications
  return sql`(${submittedAt}, ${id}) ${sort === 'newest' ? sql`<` : sql`>`} (${after.submittedAt}, ${after.id})`
}

const deciders = alias(profiles, 'deciders')

/** An application with what the applicant says of themselves. */
export const selectApplication = (db: Database, id: string) =>
  db
    .select({
      ...summaryColumns,
      isOnboarded: profiles.onboardingCompleted,
      bio: profiles.bio,
      teachingExperience: profiles.teachingExperience,
      subjectsOfInterest: profiles.subjectsOfInterest,
      languagesSpoken: profiles.languagesSpoken,
      certifications: profiles.certifications,
      linkedinUrl: profiles.linkedinUrl,
      lumaProfileUrl: profiles.lumaProfileUrl,
      phoneNumber: profiles.phoneNumber,
      decidedBy: sql<string | null>`trim(${deciders.firstName} || ' ' || ${deciders.lastName})`.as('decider_name'),
      reason: educatorApplications.reason,
    })
    .from(educatorApplications)
    .innerJoin(users, eq(users.id, educatorApplications.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(deciders, eq(deciders.id, educatorApplications.decidedBy))
    .where(eq(educatorApplications.id, id))

export type ApplicationRow = Awaited<ReturnType<typeof selectApplication>>[number]
