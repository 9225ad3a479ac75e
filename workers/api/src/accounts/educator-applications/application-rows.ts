import type { ApplicationStatus } from '@kere/contracts/accounts/educator-application-options'
import type { Role } from '@kere/contracts/accounts/roles'
import { educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { insertSelect } from '../../base/insert-select.ts'

/** Nothing for whoever wants no role, is not proven, or has an application. @param userId may be SQL in parentheses */
export const applicationRows = (context: Context, userId: string | SQL) =>
  newApplicationRows(context, {
    id: context.newId('app'),
    from: sql`FROM ${users} JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${users.id} = ${userId}
      AND ${users.emailVerifiedAt} IS NOT NULL AND ${profiles.role} = 'educator' AND ${profiles.educatorStatus} = 'pending'
      AND NOT ${hasApplication(['pending', 'approved'])}`,
  })

export const hasApplication = (statuses: readonly ('pending' | 'approved')[]) =>
  sql`EXISTS (SELECT 1 FROM ${educatorApplications} WHERE ${educatorApplications.userId} = ${users.id}
    AND ${educatorApplications.status} IN ${statuses})`

export const wasApproved = sql`EXISTS (SELECT 1 FROM educator_applications WHERE user_id = profiles.id AND status = 'approved')`

export const withdrawApplication = ({ db }: Context, userId: string, isMeant: SQL) =>
  db
    .update(educatorApplications)
    .set({ status: 'withdrawn' })
    .where(and(eq(educatorApplications.userId, userId), eq(educatorApplications.status, 'pending'), isMeant))

interface RoleGiven {
  userId: string
  admin: SignedIn
  role: Role
  isMeant: SQL
}

/** Used in the batch in which an admin gives a role. An admin keeps the approval: they may teach too. */
export function settleApplicationRows(context: Context, { userId, admin, role, isMeant }: RoleGiven) {
  const isTheirs = sql`${educatorApplications.userId} = ${userId} AND ${isMeant}`
  const isPending = sql`${isTheirs} AND ${educatorApplications.status} = 'pending'`
  const isApproved = sql`${isTheirs} AND ${educatorApplications.status} = 'approved'`
  return [
    ...(role === 'educator'
      ? decisionRows(context, {
          admin,
          status: 'approved',
          isMeant: sql`${isTheirs} AND ${isLatestUnapproved(userId)}`,
        })
      : [decide(context, { admin, status: 'withdrawn', isMeant: isPending })]),
    ...(role === 'student' ? decisionRows(context, { admin, status: 'revoked', isMeant: isApproved }) : []),
    deleteHeldDecision(context, userId, isMeant),
  ] as const
}

/** The one that waits, else the one that was revoked last. */
const isLatestUnapproved = (userId: string) =>
  sql`${educatorApplications.id} = (SELECT id FROM educator_applications WHERE user_id = ${userId}
    AND status IN ('pending', 'revoked') ORDER BY status = 'pending' DESC, submitted_at DESC, id DESC LIMIT 1)`

interface RoleDecision<Status extends ApplicationStatus> {
  admin: SignedIn
  status: Status
  isMeant: SQL
}

const decisionRows = (context: Context, decision: RoleDecision<'approved' | 'revoked'>) =>
  [
    insertAuditRow(context, {
      action: `educator_application.${decision.status}`,
      actor: decision.admin,
      subject: { type: 'educator_application', id: sql`${educatorApplications.id}` },
      from: sql`FROM ${educatorApplications} WHERE ${decision.isMeant}`,
    }),
    decide(context, decision),
  ] as const

const decide = ({ db, at }: Context, { admin, status, isMeant }: RoleDecision<ApplicationStatus>) =>
  db.update(educatorApplications).set({ status, decidedAt: at, decidedBy: admin.userId, reason: null }).where(isMeant)

/** Its email would come after the one about the role, and its undo would take the role back. */
const deleteHeldDecision = ({ db }: Context, userId: string, isMeant: SQL) =>
  db.delete(outbox).where(
    sql`${outbox.userId} = ${userId} AND ${outbox.state} = 'pending' AND ${outbox.attempts} = 0
      AND ${outbox.template} IN ('application_approved', 'application_rejected') AND ${isMeant}`,
  )

/** Puts an application back into the queue when its applicant waits for a decision that nobody will make. */
export const reopenApplication = ({ db }: Context, userId: string) =>
  db
    .update(educatorApplications)
    .set({ status: 'pending', decidedAt: null, decidedBy: null })
    .where(
      sql`${educatorApplications.id} = (SELECT id FROM ${educatorApplications} WHERE user_id = ${userId}
        AND status = 'withdrawn' ORDER BY submitted_at DESC, id DESC LIMIT 1) AND ${isWaiting(userId)}`,
    )

const isWaiting = (userId: string) => sql`EXISTS (SELECT 1 FROM profiles WHERE id = ${userId}
  AND onboarding_completed = 0 AND role = 'educator' AND educator_status = 'pending') AND NOT EXISTS (
  SELECT 1 FROM educator_applications AS open WHERE open.user_id = ${userId} AND open.status IN ('pending', 'approved'))`

/** Mail and audit row are written if it is. @param application its id, and a FROM clause over `users`, one row at most */
export function newApplicationRows(context: Context, application: { id: string; from: SQL }) {
  const { db, at } = context
  const fromNew = sql`FROM ${educatorApplications} JOIN ${users} ON ${users.id} = ${educatorApplications.userId}
    JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${educatorApplications.id} = ${application.id}`
  return [
    insertSelect(
      db,
      educatorApplications,
      { id: application.id, userId: sql`${users.id}`, submittedAt: at },
      application.from,
    ).returning({ id: educatorApplications.id }),
    insertOutboxRow(context, {
      template: 'application_received',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName})`,
      from: fromNew,
    }),
    insertAuditRow(context, {
      action: 'educator_application.submitted',
      actor: { userId: sql`${users.id}`, role: sql`${profiles.role}` },
      subject: { type: 'educator_application', id: application.id },
      from: fromNew,
    }),
  ] as const
}
