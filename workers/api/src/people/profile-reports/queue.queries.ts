import { reportedProfiles as resource } from '@kere/contracts/people/profile-reports'
import { reportLimits } from '@kere/contracts/people/profile-reports-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { listedPeople } from '@kere/d1/schema/people/listed-people'
import { profileReports, reportedProfileCounts, reportedProfiles } from '@kere/d1/schema/people/profile-reports'
import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Database } from '../../base/context.ts'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'

/**
 * The version changes with each report, each reply and each change of the profile. The number of reports is added,
 * because only the day of a report is stored.
 */
export const versionRead = sql`${reportedProfiles.times} + max(${reportedProfiles.lastReportedAt}, coalesce(${reportedProfiles.repliedAt}, 0), ${profiles.updatedAt})`

const deciders = alias(profiles, 'deciders')

const selectReported = (db: Database) =>
  db
    .select({
      id: reportedProfiles.id,
      userId: reportedProfiles.userId,
      status: reportedProfiles.status,
      times: reportedProfiles.times,
      latestReason: reportedProfiles.latestReason,
      lastReportedAt: reportedProfiles.lastReportedAt,
      decidedAt: reportedProfiles.decidedAt,
      message: reportedProfiles.message,
      reply: reportedProfiles.reply,
      repliedAt: reportedProfiles.repliedAt,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      avatarUrl: profiles.avatarUrl,
      bio: profiles.bio,
      role: profiles.role,
      version: sql<number>`${versionRead}`.as('version_read'),
      decider: fullName(deciders).as('decider'),
      isListed:
        sql<number>`EXISTS (SELECT 1 FROM ${listedPeople} WHERE ${listedPeople.userId} = ${reportedProfiles.userId})`.as(
          'is_listed',
        ),
    })
    .from(reportedProfiles)
    .innerJoin(profiles, eq(profiles.id, reportedProfiles.userId))
    .leftJoin(deciders, eq(deciders.id, reportedProfiles.decidedBy))

export type ReportedRow = Awaited<ReturnType<typeof selectReported>>[number]

export const selectReportedProfile = (db: Database, id: string) => selectReported(db).where(eq(reportedProfiles.id, id))

export const reportedRows = rowsOf(resource, {
  select: selectReported,
  orders: byDate({ lastReportedAt: reportedProfiles.lastReportedAt, id: reportedProfiles.id }),
  filters: { status: reportedProfiles.status },
  counters: { status: reportedProfileCounts.status },
})

export async function selectReportsOf(db: Database, id: string) {
  const [reported, rows] = await db.batch([
    db.select({ id: reportedProfiles.id }).from(reportedProfiles).where(eq(reportedProfiles.id, id)),
    db
      .select({
        id: profileReports.id,
        reason: profileReports.reason,
        text: profileReports.text,
        path: profileReports.path,
        submittedAt: profileReports.submittedAt,
        isFromUser: sql<number>`${profileReports.reporterId} IS NOT NULL`.as('is_from_user'),
        hasAddress: sql<number>`${profileReports.email} IS NOT NULL`.as('has_address'),
        isDoubtful: profileReports.isDoubtful,
        decisionKey: profileReports.decisionKey,
      })
      .from(profileReports)
      .where(eq(profileReports.reportedId, id))
      .orderBy(desc(profileReports.submittedAt), desc(profileReports.id))
      .limit(reportLimits.kept),
  ])
  return reported.length > 0 ? rows : undefined
}
