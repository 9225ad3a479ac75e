import { limits } from '@kere/contracts/http/limits'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { outbox } from '@kere/d1/schema/console/outbox'
import { mentorshipRequests, mentorshipRequestSteps } from '@kere/d1/schema/mentorship/mentorship'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { isMailOf, mailsWait } from '../../http/change.ts'

/**
 * Undoes a withdrawal, rejection or assignment while its email is held; only the person who did it can. The request
 * returns to its former state, and the step and the email are deleted. It is refused if the learner has made a newer
 * request in the same area.
 * @returns whether this request undid it
 */
export async function updateToUndone(
  context: Context,
  { id, lastChange, actor }: { id: string; lastChange: string; actor: SignedIn },
): Promise<boolean> {
  const { db, at, newId } = context
  const name = newId('chg')
  const isUndone = sql`EXISTS (SELECT 1 FROM mentorship_requests WHERE id = ${id} AND last_change = ${name})`
  const latest = sql`FROM mentorship_steps WHERE request_id = ${id} ORDER BY at DESC, id DESC LIMIT 1`
  // Undoing an assignment returns to the mentor who was asked before, with the former time and reminders.
  const before = sql`FROM (SELECT kind, at, mentor_id FROM mentorship_steps WHERE request_id = ${id}
    AND kind IN ('assigned', 'returned') ORDER BY at DESC, id DESC LIMIT 1 OFFSET 1) AS earlier WHERE kind = 'assigned'`
  const asBefore = (then: ReturnType<typeof sql>, otherwise: unknown) =>
    sql`iif(${mentorshipRequests.status} = 'pending', ${then}, ${otherwise})`
  const lastOf = (kind: 'reminded' | 'escalated') => sql`(SELECT (SELECT max(at) FROM mentorship_steps
    WHERE request_id = ${id} AND kind = ${kind} AND at >= earlier.at) ${before} AND mentor_id IS NOT NULL)`
  const others = sql`FROM mentorship_requests AS open WHERE open.student_id = ${mentorshipRequests.studentId}
    AND open.status = 'pending' AND open.id <> ${id}`
  const { isDone } = await actBatch(context, [
    {
      done: db
        .update(mentorshipRequests)
        .set({
          status: 'pending',
          mentorId: asBefore(sql`(SELECT mentor_id ${before})`, mentorshipRequests.mentorId),
          assignedAt: asBefore(sql`(SELECT at ${before} AND mentor_id IS NOT NULL)`, mentorshipRequests.assignedAt),
          remindedAt: asBefore(lastOf('reminded'), mentorshipRequests.remindedAt),
          escalatedAt: asBefore(lastOf('escalated'), mentorshipRequests.escalatedAt),
          rejectionReason: null,
          answeredAt: null,
          closedAt: null,
          lastChange: name,
          updatedAt: at,
        })
        .where(
          and(
            eq(mentorshipRequests.id, id),
            eq(mentorshipRequests.lastChange, lastChange),
            // The withdrawal of a request without a mentor sends no email, so its age decides.
            mailsWait(
              context,
              mentorshipRequests,
              sql`${mentorshipRequests.updatedAt} > ${at - limits.undoSeconds * 1000}`,
            ),
            sql`(${mentorshipRequests.status}, ${actor.userId}) IN (SELECT CASE kind WHEN 'assigned' THEN 'pending'
              WHEN 'rejected' THEN kind WHEN 'cancelled' THEN kind END, actor_id ${latest})`,
            sql`(SELECT count(*) ${others}) < ${mentorshipLimits.pending}`,
            sql`NOT EXISTS (SELECT 1 ${others} AND open.area = ${mentorshipRequests.area})`,
          ),
        ),
    },
    db.delete(outbox).where(and(isMailOf(lastChange), isUndone)),
    ...(actor.role === 'admin'
      ? [
          insertAuditRow(context, {
            action: 'mentorship.undone',
            actor,
            subject: { type: 'mentorship_request', id },
            detail: sql`json_object('was', (SELECT kind ${latest}))`,
            from: sql`WHERE ${isUndone}`,
          }),
        ]
      : []),
    db.delete(mentorshipRequestSteps).where(sql`${isUndone} AND ${mentorshipRequestSteps.id} = (SELECT id ${latest})`),
  ])
  return isDone
}
