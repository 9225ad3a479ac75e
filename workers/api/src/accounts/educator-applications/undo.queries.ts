import { actBatch } from '../../base/named-batch.ts'
import type { Role } from '@kere/contracts/accounts/roles'
import { educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../base/context.ts'
import { insertAuditRow } from '../../http/audit-row.ts'

interface Undoing {
  id: string
  admin: { userId: string; role: Role }
}

/** Each statement asks whether the email waits, and the last deletes it. @returns whether this undid it, and the status */
export async function updateToUndone(context: Context, { id, admin }: Undoing) {
  const { db } = context
  const before = (name: string) => sql`json_extract(${outbox.details}, ${`$.${name}`})`
  const held = heldMail(id)
  const {
    isDone,
    application: [application],
  } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'educator_application.decision_undone',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'educator_application', id },
      detail: sql`json_object('was', ${educatorApplications.status})`,
      from: held,
    }),
    insertAuditRow(context, {
      action: 'role.changed',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'user', id: sql`${outbox.userId}` },
      detail: sql`json_object('from', ${profiles.role}, 'to', ${before('roleBefore')})`,
      from: sql`${held} AND ${profiles.role} <> ${before('roleBefore')}`,
    }),
    db
      .update(profiles)
      .set({
        role: sql`(SELECT ${before('roleBefore')} ${held})`,
        educatorStatus: sql`(SELECT nullif(${before('educatorStatusBefore')}, '') ${held})`,
      })
      .where(sql`${profiles.id} = (SELECT ${outbox.userId} ${held})`),
    db
      .update(educatorApplications)
      .set({ status: 'pending', decidedAt: null, decidedBy: null, reason: null })
      .where(sql`${educatorApplications.id} = (SELECT ${before('applicationId')} ${held})`),
    {
      done: db.delete(outbox).where(sql`${outbox.id} = (SELECT ${outbox.id} ${held})`),
    },
    {
      application: db
        .select({ status: educatorApplications.status })
        .from(educatorApplications)
        .where(eq(educatorApplications.id, id)),
    },
  ])
  return { isUndone: isDone, status: application?.status }
}

/** The email is not leased yet, and the applicant has neither applied again nor become an admin. */
const heldMail = (id: string) => sql`FROM ${outbox}
  JOIN ${educatorApplications} ON ${educatorApplications.userId} = ${outbox.userId}
  JOIN ${profiles} ON ${profiles.id} = ${outbox.userId}
  WHERE ${educatorApplications.id} = ${id} AND json_extract(${outbox.details}, '$.applicationId') = ${id}
  AND ${outbox.state} = 'pending' AND ${outbox.attempts} = 0 AND ${profiles.role} <> 'admin'
  AND NOT EXISTS (SELECT 1 FROM ${educatorApplications} AS other
    WHERE other.user_id = ${outbox.userId} AND other.status = 'pending' AND other.id <> ${id})`
