import { actBatch } from '../../base/named-batch.ts'
import { limits } from '@kere/contracts/http/limits'
import type { Role } from '@kere/contracts/accounts/roles'
import { educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { selectApplication, versionRead } from './applications.queries.ts'

interface Decision {
  id: string
  version: number
  admin: { userId: string; role: Role }
}

/** Each statement asks whether it is open and as it was read, and the last closes it. @returns whether this decided it, and how it then is */
export async function updateToApproved(context: Context, { id, version, admin }: Decision) {
  const { db } = context
  const {
    isDone,
    application: [application],
  } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'educator_application.approved',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'educator_application', id },
      from: fromPending(id, version),
    }),
    insertAuditRow(context, {
      action: 'role.changed',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'user', id: sql`${users.id}` },
      detail: { from: 'student', to: 'educator' },
      from: sql`${fromPending(id, version)} AND ${profiles.role} = 'student'`,
    }),
    insertOutboxRow(context, {
      template: 'application_approved',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, ${whatWas(id)})`,
      holdSeconds: limits.undoSeconds,
      from: fromPending(id, version),
    }),
    db
      .update(profiles)
      .set({ role: 'educator', educatorStatus: 'approved' })
      .where(and(isApplicant(id, version), ne(profiles.role, 'admin'))),
    { done: close(context, { id, version }, { status: 'approved', decidedBy: admin.userId, reason: null }) },
    { application: selectApplication(db, id) },
  ])
  return { isDecided: isDone, application }
}

/** A learner remains a learner. @returns whether this decided it, and how it then is */
export async function updateToRejected(
  context: Context,
  { id, version, admin, reason }: Decision & { reason: string },
) {
  const { db } = context
  const {
    isDone,
    application: [application],
  } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'educator_application.rejected',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'educator_application', id },
      from: fromPending(id, version),
    }),
    insertOutboxRow(context, {
      template: 'application_rejected',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'reason', ${reason}, ${whatWas(id)})`,
      holdSeconds: limits.undoSeconds,
      from: fromPending(id, version),
    }),
    db
      .update(profiles)
      .set({ educatorStatus: 'rejected' })
      .where(and(isApplicant(id, version), eq(profiles.role, 'educator'))),
    { done: close(context, { id, version }, { status: 'rejected', decidedBy: admin.userId, reason }) },
    { application: selectApplication(db, id) },
  ])
  return { isDecided: isDone, application }
}

/** The data for an undo is stored in the email that the undo deletes. */
const whatWas = (id: string) => sql`'applicationId', ${id}, 'roleBefore', ${profiles.role},
  'educatorStatusBefore', coalesce(${profiles.educatorStatus}, '')`

const isPending = (id: string) => and(eq(educatorApplications.id, id), eq(educatorApplications.status, 'pending'))

const fromPending = (id: string, version: number) => sql`FROM ${educatorApplications}
  JOIN ${users} ON ${users.id} = ${educatorApplications.userId}
  JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isPending(id)} AND ${versionRead} = ${version}`

const isApplicant = (id: string, version: number) =>
  sql`${profiles.id} = (SELECT ${users.id} ${fromPending(id, version)})`

const close = (
  { db, at }: Context,
  { id, version }: Pick<Decision, 'id' | 'version'>,
  decision: { status: 'approved' | 'rejected'; decidedBy: string; reason: string | null },
) =>
  db
    .update(educatorApplications)
    .set({ ...decision, decidedAt: at })
    .where(sql`${educatorApplications.id} = (SELECT ${educatorApplications.id} ${fromPending(id, version)})`)
    .returning({ id: educatorApplications.id })
