import type { AnswerStage } from '@kere/contracts/careers/career-options'
import { limits } from '@kere/contracts/http/limits'
import { outbox } from '@kere/d1/schema/console/outbox'
import { jobApplications } from '@kere/d1/schema/careers/job-applications'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'
import { insertOutboxRow } from '../../http/outbox-row.ts'

interface Answer {
  id: string
  admin: SignedIn
  stage: AnswerStage
  text: string
}

const undoMs = limits.undoSeconds * 1000

/** Each statement asks whether it may be answered, and the last answers it. @returns whether it was this answer */
export async function updateToAnswered(context: Context, { id, admin, stage, text }: Answer) {
  const { db, at } = context
  const mailId = context.newId('out')
  const isOpen = and(
    eq(jobApplications.id, id),
    notInArray(jobApplications.stage, ['withdrawn', 'hired', 'declined', 'doubtful', stage]),
    sql`coalesce(${jobApplications.answeredAt}, 0) <= ${at - undoMs}`,
  )
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'job_application.answered',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'job_application', id },
      detail: { stage },
      from: sql`FROM ${jobApplications} WHERE ${isOpen}`,
    }),
    insertOutboxRow(context, {
      id: mailId,
      template: 'job_application_answer',
      userId: sql`${jobApplications.userId}`,
      to: sql`${jobApplications.email}`,
      details: { applicationId: id, answer: text },
      holdSeconds: limits.undoSeconds,
      from: sql`FROM ${jobApplications} WHERE ${isOpen}`,
    }),
    {
      done: db
        .update(jobApplications)
        .set({
          stageBefore: sql`${jobApplications.stage}`,
          stage,
          answer: text,
          answerStage: stage,
          answeredAt: at,
          answerMailId: mailId,
          answeredBy: admin.userId,
          updatedAt: at,
        })
        .where(isOpen),
    },
  ])
  return isDone
}

/** While its email waits, for ten seconds. Each statement asks for it, and the last deletes it. @returns whether it was undone */
export async function updateToUndone(context: Context, { id, admin }: { id: string; admin: SignedIn }) {
  const { db, at } = context
  const held = sql`FROM ${outbox} JOIN ${jobApplications} ON ${jobApplications.answerMailId} = ${outbox.id}
    WHERE ${jobApplications.id} = ${id} AND ${jobApplications.answeredAt} > ${at - undoMs}
    AND ${jobApplications.stage} = ${jobApplications.answerStage} AND ${outbox.state} = 'pending' AND ${outbox.attempts} = 0`
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: 'job_application.answer_undone',
      outcome: 'succeeded',
      actor: admin,
      subject: { type: 'job_application', id },
      from: held,
    }),
    {
      done: db
        .update(jobApplications)
        .set({
          stage: sql`coalesce(${jobApplications.stageBefore}, 'in_review')`,
          answer: null,
          answerStage: null,
          answeredAt: null,
          answeredBy: null,
          stageBefore: null,
          updatedAt: at,
        })
        .where(and(eq(jobApplications.id, id), sql`EXISTS (SELECT 1 ${held})`)),
    },
    db.delete(outbox).where(
      sql`${outbox.id} = (SELECT answer_mail_id FROM job_applications WHERE id = ${id} AND answered_at IS NULL)
          AND ${outbox.state} = 'pending' AND ${outbox.attempts} = 0`,
    ),
  ])
  return isDone
}
