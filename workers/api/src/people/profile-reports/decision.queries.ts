import type { ReportDecision, ReportedStatus } from '@kere/contracts/people/profile-reports-options'
import { limits } from '@kere/contracts/http/limits'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profileReports, reportedProfiles } from '@kere/d1/schema/people/profile-reports'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import type { AuditAction, MailTemplate } from '../../http/labels.ts'
import { insertOutboxRow, insertOutboxRows } from '../../http/outbox-row.ts'
import { selectReportedProfile, versionRead } from './queue.queries.ts'

interface Decision {
  id: string
  admin: SignedIn
  decision: ReportDecision
  /** The status when it was read: the second of two admins changes nothing. */
  seen: ReportedStatus
  version: number | undefined
  message: string | null
}

const statuses = { dismiss: 'dismissed', warn: 'warned', hide: 'hidden', suspend: 'suspended' } as const

const isHidden = (status: ReportedStatus) => status === 'hidden' || status === 'replied'

/** The suspension sends an email of its own. */
function toldBy({ decision, seen }: Pick<Decision, 'decision' | 'seen'>): MailTemplate | undefined {
  if (decision === 'warn') return 'profile_warned'
  if (decision === 'hide') return 'profile_hidden'
  return decision === 'dismiss' && isHidden(seen) ? 'profile_shown' : undefined
}

function actionOf({ decision, seen }: Pick<Decision, 'decision' | 'seen'>): AuditAction {
  if (decision === 'dismiss') return isHidden(seen) ? 'profile.shown' : 'profile_report.dismissed'
  return ({ warn: 'profile.warned', hide: 'profile.hidden', suspend: 'profile_report.suspended' } as const)[decision]
}

/** Each statement asks whether it is still what it was read as, and the last changes it. */
export async function updateToDecided(context: Context, { id, admin, decision, seen, version, message }: Decision) {
  const { db, at } = context
  const key = context.newId('out')
  const isSeen = and(
    eq(reportedProfiles.id, id),
    eq(reportedProfiles.status, seen),
    sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.id} = ${reportedProfiles.userId} AND ${isRead(version)})`,
  )
  const from = sql`FROM ${reportedProfiles} JOIN ${users} ON ${users.id} = ${reportedProfiles.userId}
    JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isSeen}`
  const waits = sql`EXISTS (SELECT 1 FROM ${reportedProfiles} WHERE ${isSeen})`
  const template = toldBy({ decision, seen })
  // A person's reply stays with the hiding that it answers.
  const keepsReply = seen === 'replied' || decision !== 'hide'
  // Most have one reporter, who need not wait for the sweep.
  context.queueMail(`${key}_000001`, { delaySeconds: limits.undoSeconds })
  const {
    isDone,
    row: [row],
  } = await actBatch(context, [
    insertAuditRow(context, {
      action: actionOf({ decision, seen }),
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'user', id: sql`${reportedProfiles.userId}` },
      detail: sql`json_object('report', ${reportedProfiles.id}, 'was', ${reportedProfiles.status}, 'times', ${reportedProfiles.times})`,
      from,
    }),
    ...(template
      ? [
          insertOutboxRow(context, {
            id: `${key}_person`,
            template,
            userId: sql`${users.id}`,
            to: sql`${users.email}`,
            details: sql`json_object('firstName', ${profiles.firstName}, 'message', ${message ?? ''},
              'stays', ${seen === 'replied' ? 'yes' : ''})`,
            holdSeconds: limits.undoSeconds,
            from,
          }),
        ]
      : []),
    insertOutboxRows(context, {
      id: key,
      template: 'profile_report_answered',
      userId: sql`told.user_id`,
      to: sql`told.address`,
      details: { decision },
      holdSeconds: limits.undoSeconds,
      from: toldReporters(id, waits),
    }),
    db
      .update(profileReports)
      .set({ decisionKey: key })
      .where(and(eq(profileReports.reportedId, id), isNull(profileReports.decisionKey), waits)),
    {
      done: db
        .update(reportedProfiles)
        .set({
          status: statuses[decision],
          statusBefore: seen,
          decidedAt: at,
          decidedBy: admin.userId,
          message,
          decisionKey: key,
          ...(!keepsReply && { reply: null, repliedAt: null }),
        })
        .where(isSeen),
    },
    { row: selectReportedProfile(db, id) },
  ])
  return { isDecided: isDone, row }
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * An admin without a version has read the profile as it was at the last report, reply or decision. Only the day of a
 * report is stored, so until the first decision its whole day counts.
 */
const isRead = (version: number | undefined) =>
  version === undefined
    ? sql`${profiles.updatedAt} <= max(${reportedProfiles.lastReportedAt} + iif(${reportedProfiles.decidedAt} IS NULL, ${dayMs}, 0), coalesce(${reportedProfiles.repliedAt}, 0), coalesce(${reportedProfiles.decidedAt}, 0))`
    : sql`${versionRead} = ${version}`

/** One email for each address, of who is not probably a machine. */
const toldReporters = (id: string, waits: SQL) => sql`FROM (
  SELECT users.id AS user_id, users.email AS address FROM profile_reports JOIN users ON users.id = profile_reports.reporter_id
    WHERE profile_reports.reported_id = ${id} AND profile_reports.decision_key IS NULL AND profile_reports.is_doubtful = 0
  UNION SELECT NULL, profile_reports.email FROM profile_reports
    WHERE profile_reports.reported_id = ${id} AND profile_reports.decision_key IS NULL AND profile_reports.is_doubtful = 0
    AND profile_reports.reporter_id IS NULL AND profile_reports.email IS NOT NULL) AS told WHERE ${waits}`

/** A decision without an email can be undone for this long. */
const undoMs = 60_000

/** Deletes its waiting emails. A suspension has notified its person already. */
export async function updateToUndecided(context: Context, { id, admin }: Pick<Decision, 'id' | 'admin'>) {
  const { db, at } = context
  const isOfDecision = sql`${outbox.id} > reported_profiles.decision_key || '_' AND ${outbox.id} < reported_profiles.decision_key || '~'`
  const hasLeft = sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${isOfDecision}
    AND (${outbox.state} <> 'pending' OR ${outbox.attempts} > 0))`
  const mayUndo = sql`reported_profiles.id = ${id} AND reported_profiles.status IN ('dismissed', 'warned', 'hidden')
    AND reported_profiles.status_before IS NOT NULL AND reported_profiles.decided_at > ${at - undoMs} AND NOT ${hasLeft}`
  const {
    isDone,
    row: [row],
  } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'profile_report.decision_undone',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'user', id: sql`reported_profiles.user_id` },
      detail: sql`json_object('report', reported_profiles.id, 'was', reported_profiles.status)`,
      from: sql`FROM reported_profiles WHERE ${mayUndo}`,
    }),
    db
      .update(profileReports)
      .set({ decisionKey: null })
      .where(
        sql`${profileReports.reportedId} = ${id}
          AND ${profileReports.decisionKey} = (SELECT reported_profiles.decision_key FROM reported_profiles WHERE ${mayUndo})`,
      ),
    db.delete(outbox).where(
      sql`${outbox.id} > (SELECT reported_profiles.decision_key || '_' FROM reported_profiles WHERE ${mayUndo})
          AND ${outbox.id} < (SELECT reported_profiles.decision_key || '~' FROM reported_profiles WHERE ${mayUndo})`,
    ),
    {
      done: db
        .update(reportedProfiles)
        .set({
          status: sql`status_before`,
          statusBefore: null,
          // A hiding that is taken up again says why it was.
          decidedAt: sql`iif(status_before IN ('hidden', 'replied'), decided_at, NULL)`,
          decidedBy: sql`iif(status_before IN ('hidden', 'replied'), decided_by, NULL)`,
        })
        .where(mayUndo),
    },
    { row: selectReportedProfile(db, id) },
  ])
  return { isUndone: isDone, row }
}
