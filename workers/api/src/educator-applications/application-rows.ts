import type { Role } from '@kere/contracts/roles'
import { educatorApplications } from '@kere/d1/schema/educator-applications'
import { profiles } from '@kere/d1/schema/profiles'
import { users } from '@kere/d1/schema/users'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../context.ts'
import { insertAuditRow } from '../frame/audit-row.ts'
import { insertOutboxRow } from '../frame/outbox-row.ts'
import { insertSelect } from '../frame/insert-select.ts'

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

/** For the batch in which an admin gives a role. */
export function settleApplicationRows(context: Context, { userId, admin, role, isMeant }: RoleGiven) {
  const { db, now } = context
  const waits = sql`${educatorApplications.userId} = ${userId} AND ${educatorApplications.status} = 'pending' AND ${isMeant}`
  if (role !== 'educator') return [withdrawApplication(context, userId, isMeant)] as const
  return [
    insertAuditRow(context, {
      action: 'educator_application.approved',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'educator_application', id: sql`${educatorApplications.id}` },
      from: sql`FROM ${educatorApplications} WHERE ${waits}`,
    }),
    db
      .update(educatorApplications)
      .set({ status: 'approved', decidedAt: now(), decidedBy: admin.userId, reason: null })
      .where(waits),
  ] as const
}

/** Where its applicant waits for a decision with nothing in the queue. */
export const reopenApplication = ({ db }: Context, userId: string) =>
  db
    .update(educatorApplications)
    .set({ status: 'pending' })
    .where(
      sql`${educatorApplications.id} = (SELECT id FROM ${educatorApplications} WHERE user_id = ${userId}
        AND status = 'withdrawn' ORDER BY submitted_at DESC, id DESC LIMIT 1) AND ${isWaiting(userId)}`,
    )

const isWaiting = (userId: string) => sql`EXISTS (SELECT 1 FROM profiles WHERE id = ${userId}
  AND onboarding_completed = 0 AND role = 'educator' AND educator_status = 'pending') AND NOT EXISTS (
  SELECT 1 FROM educator_applications AS open WHERE open.user_id = ${userId} AND open.status IN ('pending', 'approved'))`

/** Mail and audit row are written if it is. @param application its id, and a FROM clause over `users`, one row at most */
export function newApplicationRows(context: Context, application: { id: string; from: SQL }) {
  const { db, now } = context
  const fromNew = sql`FROM ${educatorApplications} JOIN ${users} ON ${users.id} = ${educatorApplications.userId}
    JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${educatorApplications.id} = ${application.id}`
  return [
    insertSelect(
      db,
      educatorApplications,
      { id: application.id, userId: sql`${users.id}`, submittedAt: now() },
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
      outcome: 'succeeded',
      actor: { userId: sql`${users.id}`, role: sql`${profiles.role}` },
      subject: { type: 'educator_application', id: application.id },
      from: fromNew,
    }),
  ] as const
}
