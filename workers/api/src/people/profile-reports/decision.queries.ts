import type { ReportDecision, ReportedStatus } from '@kere/contracts/people/profile-reports-options'
import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { profileReports, reportedProfiles } from '@kere/d1/schema/people/profile-reports'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { change, undo } from '../../http/change.ts'
import type { AuditAction, MailTemplate } from '../../http/labels.ts'
import { insertOutboxRows } from '../../http/outbox-row.ts'
import { selectReportedProfile, versionRead } from './queue.queries.ts'

interface Decision {
  id: string
  admin: SignedIn
  decision: ReportDecision
  /** The status as the admin read it. If another admin has changed it since, nothing is changed. */
  seen: ReportedStatus
  version: number | undefined
  message: string | null
}

const statuses = { dismiss: 'dismissed', warn: 'warned', hide: 'hidden', suspend: 'suspended' } as const

const isHidden = (status: ReportedStatus) => status === 'hidden' || status === 'replied'

/** The template of the decision's email. A suspension has none here, because it sends its own. */
function toldBy({ decision, seen }: Pick<Decision, 'decision' | 'seen'>): MailTemplate | undefined {
  if (decision === 'warn') return 'profile_warned'
  if (decision === 'hide') return 'profile_hidden'
  return decision === 'dismiss' && isHidden(seen) ? 'profile_shown' : undefined
}

function actionOf({ decision, seen }: Pick<Decision, 'decision' | 'seen'>): AuditAction {
  if (decision === 'dismiss') return isHidden(seen) ? 'profile.shown' : 'profile_report.dismissed'
  return ({ warn: 'profile.warned', hide: 'profile.hidden', suspend: 'profile_report.suspended' } as const)[decision]
}

export function updateToDecided(context: Context, { id, admin, decision, seen, version, message }: Decision) {
  const { db, at } = context
  const template = toldBy({ decision, seen })
  // A reply belongs to the hiding that it answers, so a new hiding deletes it.
  const keepsReply = seen === 'replied' || decision !== 'hide'
  return change(context, reportedProfiles, {
    id,
    when: and(
      eq(reportedProfiles.status, seen),
      ne(reportedProfiles.userId, admin.userId),
      sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${reportedProfiles.userId} AND ${isRead(version)})`,
    ),
    set: {
      status: statuses[decision],
      statusBefore: seen,
      decidedAt: at,
      decidedBy: admin.userId,
      message,
      ...(!keepsReply && { reply: null, repliedAt: null }),
    },
    audit: {
      action: actionOf({ decision, seen }),
      subject: 'user',
      id: sql`${reportedProfiles.userId}`,
      detail: sql`json_object('report', ${reportedProfiles.id}, 'was', ${reportedProfiles.status}, 'times', ${reportedProfiles.times})`,
    },
    mails: template
      ? [
          {
            template,
            to: reportedProfiles.userId,
            details: { firstName: profiles.firstName, message: message ?? '', stays: seen === 'replied' ? 'yes' : '' },
          },
        ]
      : [],
    undoable: true,
    also(from, name) {
      const waits = sql`EXISTS (SELECT 1 ${from})`
      // Most profiles have one reporter, whose email is queued at once and need not wait for the sweep.
      context.queueMail(`${name}_000001`, { delaySeconds: limits.undoSeconds })
      return [
        insertOutboxRows(context, {
          id: name,
          template: 'profile_report_answered',
          userId: sql`told.user_id`,
          to: sql`told.address`,
          language: sql`told.language`,
          details: { decision },
          holdSeconds: limits.undoSeconds,
          from: toldReporters(id, waits),
        }),
        db
          .update(profileReports)
          .set({ decisionKey: name })
          .where(and(eq(profileReports.reportedId, id), isNull(profileReports.decisionKey), waits)),
      ]
    },
    read: selectReportedProfile(db, id),
  })
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Tells that the admin has read the present profile. Without a version, they have read it as it was at the last report,
 * reply or decision. Only the day of a report is stored, so until the first decision its whole day counts.
 */
const isRead = (version: number | undefined) =>
  version === undefined
    ? sql`${profiles.updatedAt} <= max(${reportedProfiles.lastReportedAt} + iif(${reportedProfiles.decidedAt} IS NULL, ${dayMs}, 0), coalesce(${reportedProfiles.repliedAt}, 0), coalesce(${reportedProfiles.decidedAt}, 0))`
    : sql`${versionRead} = ${version}`

/** Selects the recipients, one for each address. Reports that a machine probably sent are left out. */
const toldReporters = (id: string, waits: SQL) => sql`FROM (
  SELECT users.id AS user_id, users.email AS address, NULL AS language FROM profile_reports JOIN users ON users.id = profile_reports.reporter_id
    WHERE profile_reports.reported_id = ${id} AND profile_reports.decision_key IS NULL AND profile_reports.is_doubtful = 0
  UNION SELECT NULL, profile_reports.email, min(profile_reports.language) FROM profile_reports
    WHERE profile_reports.reported_id = ${id} AND profile_reports.decision_key IS NULL AND profile_reports.is_doubtful = 0
    AND profile_reports.reporter_id IS NULL AND profile_reports.email IS NOT NULL
    GROUP BY profile_reports.email) AS told WHERE ${waits}`

/** A decision without an email can be undone for this long. */
const undoMs = 60_000

/** Undoes a decision. A suspension cannot be undone here, because its email was sent at once. */
export const updateToUndecided = (context: Context, { id, admin }: Pick<Decision, 'id' | 'admin'>) =>
  undo(context, reportedProfiles, {
    id,
    when: sql`${reportedProfiles.status} IN ('dismissed', 'warned', 'hidden') AND ${reportedProfiles.statusBefore} IS NOT NULL AND ${reportedProfiles.userId} != ${admin.userId}`,
    untold: sql`${reportedProfiles.decidedAt} > ${context.at - undoMs}`,
    set: {
      status: sql`${reportedProfiles.statusBefore}`,
      statusBefore: null,
      // If the profile is hidden again, the earlier decision keeps its time and its admin.
      decidedAt: sql`iif(status_before IN ('hidden', 'replied'), decided_at, NULL)`,
      decidedBy: sql`iif(status_before IN ('hidden', 'replied'), decided_by, NULL)`,
    },
    audit: {
      action: 'profile_report.decision_undone',
      subject: 'user',
      id: sql`${reportedProfiles.userId}`,
      detail: sql`json_object('report', ${reportedProfiles.id}, 'was', ${reportedProfiles.status})`,
    },
    also: (from) => [
      context.db
        .update(profileReports)
        .set({ decisionKey: null })
        .where(
          and(
            eq(profileReports.reportedId, id),
            sql`${profileReports.decisionKey} = (SELECT ${reportedProfiles.lastChange} ${from})`,
          ),
        ),
    ],
    read: selectReportedProfile(context.db, id),
  })
