import { reportLimits, type ReportReason } from '@kere/contracts/people/profile-reports-options'
import { listedPeople } from '@kere/d1/schema/people/listed-people'
import { profileReports, reportedProfiles } from '@kere/d1/schema/people/profile-reports'
import { eq, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { dayOf } from '../../base/days.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'

export const selectReport = (db: Database, id: string) =>
  db.select({ id: profileReports.id }).from(profileReports).where(eq(profileReports.id, id))

/** Keeps what the same person has reported and nobody has answered yet, so that no message is lost from the evidence. */
const addedTo = (text: string | null) =>
  sql`substr(${text} || iif(profile_reports.decision_key IS NULL, coalesce(char(10) || char(10) || nullif(profile_reports.text, ${text}), ''), ''), 1, ${textsLength})`

const textsLength = 8000

interface NewReport {
  id: string
  personId: string
  reporterId: string | null
  email: string | null
  reason: ReportReason
  text: string | null
  isDoubtful: boolean
  /** An admin can read there what was reported. */
  path?: string | null
  /** True if the reporter knows the person from elsewhere than the lists of people. */
  isKnown?: true
}

/**
 * Writes nothing for a person whom the reporter cannot know, or for the reporter themselves; the answer does not tell.
 * A flood of reports only raises a number on one row, and a user's second report replaces the first.
 */
export async function insertReport(
  { db, at, newId }: Context,
  { personId, isDoubtful, isKnown, path = null, ...report }: NewReport,
) {
  const { reporterId, reason } = report
  const isListed = sql`EXISTS (SELECT 1 FROM ${listedPeople} WHERE ${listedPeople.userId} = ${personId})`
  const isReportable = sql`${isKnown ? sql`TRUE` : isListed} AND ${personId} IS NOT ${reporterId}`
  // Only the day is stored. The exact time, compared with the times of other rows, would identify the reporter.
  const day = dayOf(at)
  const waits = sql`EXISTS (SELECT 1 FROM ${profileReports} AS own WHERE own.reporter_id = ${reporterId}
    AND own.reported_id = ${reportedProfiles.id} AND own.decision_key IS NULL)`
  const isOpen = sql`reported_profiles.status IN ('waiting', 'doubtful')`
  const reported = sql`FROM ${reportedProfiles} WHERE ${reportedProfiles.userId} = ${personId} AND ${isReportable}`
  await namedBatch(db, [
    insertSelect(
      db,
      reportedProfiles,
      {
        id: newId('rpt'),
        userId: personId,
        status: isDoubtful ? 'doubtful' : 'waiting',
        times: isDoubtful ? 0 : 1,
        latestReason: reason,
        lastReportedAt: day,
      },
      sql`WHERE ${isReportable}`,
    ).onConflictDoUpdate({
      target: reportedProfiles.userId,
      set: {
        status: 'waiting',
        times: sql`iif(${isOpen}, reported_profiles.times + NOT ${waits}, 1)`,
        latestReason: reason,
        lastReportedAt: day,
        statusBefore: sql`iif(${isOpen}, reported_profiles.status_before, NULL)`,
      },
      // A report that was probably sent by a machine does not move the profile up in the queue.
      setWhere: isDoubtful ? sql`FALSE` : sql`TRUE`,
    }),
    insertSelect(
      db,
      profileReports,
      { ...report, path, isDoubtful, reportedId: sql`${reportedProfiles.id}`, submittedAt: day },
      sql`${reported} AND (${waits} OR (SELECT count(*) FROM (SELECT 1 FROM ${profileReports} AS waiting
        WHERE waiting.reported_id = ${reportedProfiles.id} AND waiting.decision_key IS NULL LIMIT ${reportLimits.kept}))
        < ${reportLimits.kept})`,
    ).onConflictDoUpdate({
      target: [profileReports.reporterId, profileReports.reportedId],
      set: {
        reason,
        text: path === null ? report.text : addedTo(report.text),
        path,
        submittedAt: day,
        decisionKey: null,
        isDoubtful,
      },
    }),
  ])
}
