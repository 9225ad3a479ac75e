import { namedBatch } from '../../base/named-batch.ts'
import { limits } from '@kere/contracts/http/limits'
import type { Role } from '@kere/contracts/accounts/roles'
import { educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'
import { selectApplication } from './applications.queries.ts'

interface Decision {
  id: string
  admin: { userId: string; role: Role }
}

/** Each statement asks whether it is open, and the last closes it. @returns whether this decided it, and how it then is */
export async function updateToApproved(context: Context, { id, admin }: Decision) {
  const { db, at } = context
  const {
    decided,
    application: [application],
  } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'educator_application.approved',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'educator_application', id },
      from: fromPending(id),
    }),
    insertAuditRow(context, {
      action: 'role.changed',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'user', id: sql`${users.id}` },
      detail: { from: 'student', to: 'educator' },
      from: sql`${fromPending(id)} AND ${profiles.role} = 'student'`,
    }),
    insertOutboxRow(context, {
      template: 'application_approved',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, ${whatWas(id)})`,
      holdSeconds: limits.undoSeconds,
      from: fromPending(id),
    }),
    db
      .update(profiles)
      .set({ role: 'educator', educatorStatus: 'approved', updatedAt: at })
      .where(and(isApplicant(id), ne(profiles.role, 'admin'))),
    { decided: close(context, id, { status: 'approved', decidedBy: admin.userId, reason: null }) },
    { application: selectApplication(db, id) },
  ])
  return { isDecided: decided.length > 0, application }
}

/** A learner remains a learner. @returns whether this decided it, and how it then is */
export async function updateToRejected(context: Context, { id, admin, reason }: Decision & { reason: string }) {
  const { db, at } = context
  const {
    decided,
    application: [application],
  } = await namedBatch(db, [
    insertAuditRow(context, {
      action: 'educator_application.rejected',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'educator_application', id },
      from: fromPending(id),
    }),
    insertOutboxRow(context, {
      template: 'application_rejected',
      userId: sql`${users.id}`,
      to: sql`${users.email}`,
      details: sql`json_object('firstName', ${profiles.firstName}, 'reason', ${reason}, ${whatWas(id)})`,
      holdSeconds: limits.undoSeconds,
      from: fromPending(id),
    }),
    db
      .update(profiles)
      .set({ educatorStatus: 'rejected', updatedAt: at })
      .where(and(isApplicant(id), eq(profiles.role, 'educator'))),
    { decided: close(context, id, { status: 'rejected', decidedBy: admin.userId, reason }) },
    { application: selectApplication(db, id) },
  ])
  return { isDecided: decided.length > 0, application }
}

/** What an undo needs is kept with the email that it takes back, and is gone with it. */
const whatWas = (id: string) => sql`'applicationId', ${id}, 'roleBefore', ${profiles.role},
  'educatorStatusBefore', coalesce(${profiles.educatorStatus}, '')`

const isPending = (id: string) => and(eq(educatorApplications.id, id), eq(educatorApplications.status, 'pending'))

const fromPending = (id: string) => sql`FROM ${educatorApplications}
  JOIN ${users} ON ${users.id} = ${educatorApplications.userId}
  JOIN ${profiles} ON ${profiles.id} = ${users.id} WHERE ${isPending(id)}`

const isApplicant = (id: string) =>
  sql`${profiles.id} = (SELECT ${educatorApplications.userId} FROM ${educatorApplications} WHERE ${isPending(id)})`

const close = (
  { db, at }: Context,
  id: string,
  decision: { status: 'approved' | 'rejected'; decidedBy: string; reason: string | null },
) =>
  db
    .update(educatorApplications)
    .set({ ...decision, decidedAt: at })
    .where(isPending(id))
    .returning({ id: educatorApplications.id })
