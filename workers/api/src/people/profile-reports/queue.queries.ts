import { reportedProfileList } from '@kere/contracts/people/profile-reports'
import { type ReportedStatus, reportLimits } from '@kere/contracts/people/profile-reports-options'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { listedPeople } from '@kere/d1/schema/people/listed-people'
import { profileReports, reportedProfileCounts, reportedProfiles } from '@kere/d1/schema/people/profile-reports'
import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/accounts/name-rows.ts'
import type { Database } from '../../base/context.ts'
import { countList, totalOf } from '../../kit/lists/counts.ts'
import { ascending, descending, keyset, type PageQuery } from '../../kit/lists/keyset.ts'

export interface ReportFilters {
  status?: ReportedStatus | undefined
}

const byDate = { lastReportedAt: reportedProfiles.lastReportedAt, id: reportedProfiles.id }

export const reportedPage = keyset(reportedProfileList, { newest: descending(byDate), oldest: ascending(byDate) })

/**
 * The value differs after each report, each reply and each change of what others see of the person. Of a report only
 * the day is stored.
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

export async function selectReportedPage(db: Database, { status }: ReportFilters, page: PageQuery) {
  const where = status === undefined ? undefined : eq(reportedProfiles.status, status)
  const [rows, counters, [counted]] = await db.batch([
    selectReported(db).where(and(where, page.after)).orderBy(page.orderBy).limit(page.limit),
    db.select().from(reportedProfileCounts),
    countList(db, page, {
      from: reportedProfiles,
      key: reportedProfiles.id,
      where,
      known: { status: reportedProfileCounts.status },
    }),
  ])
  return { rows, counters, ...totalOf(counted) }
}

export async function selectReportsOf(db: Database, id: string) {
  const [reported, rows] = await db.batch([
    db.select({ id: reportedProfiles.id }).from(reportedProfiles).where(eq(reportedProfiles.id, id)),
    db
      .select({
        id: profileReports.id,
        reason: profileReports.reason,
        text: profileReports.text,
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
