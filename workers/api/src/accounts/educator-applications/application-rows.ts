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

/**
 * Makes an application. It writes nothing for a user who did not choose to teach, is not proven, or already has one.
 * @param userId may be SQL in parentheses
 */
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

/**
 * Settles the user's applications in the batch in which an admin changes their role. A user who becomes admin keeps an
 * approval, because admins may teach too.
 */
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

/** The pending application, or else the one that was revoked last. */
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

/**
 * Deletes the email of a decision that may still be undone. It would arrive after the email about the new role, and
 * undoing it would take the role back.
 */
const deleteHeldDecision = ({ db }: Context, userId: string, isMeant: SQL) =>
  db.delete(outbox).where(
    sql`${outbox.userId} = ${userId} AND ${outbox.state} = 'pending' AND ${outbox.attempts} = 0
      AND ${outbox.template} IN ('application_approved', 'application_rejected') AND ${isMeant}`,
  )

/**
 * Puts a withdrawn application back into the queue. Otherwise its applicant would wait for a decision that nobody will
 * make.
 */
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

/**
 * Makes an application with its mail and audit entry.
 * @param application its id, and a FROM clause over `users` that finds one row at most
 */
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
