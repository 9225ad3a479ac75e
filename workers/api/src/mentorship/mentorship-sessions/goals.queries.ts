import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { mentorshipGoals } from '@kere/d1/schema/mentorship/mentorship-sessions'
import { eq, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { copyToGuardian } from '../../accounts/guardians/copy-rows.ts'
import { actBatch, namedBatch } from '../../base/named-batch.ts'
import { mentorName } from '../mentorship/change-rows.ts'
import { mayMentor, ofRequest } from '../minor-mentors/may-mentor-rows.ts'

export async function insertGoal(
  context: Context,
  { id, requestId, title, side }: { id: string; requestId: string; title: string; side: 'learner' | 'mentor' },
) {
  const { db, at } = context
  const row = {
    id,
    requestId: sql`mentorship_requests.id`,
    studentId: sql`mentorship_requests.student_id`,
    title,
    doneAt: null,
    createdAt: at,
  }
  const goal = insertSelect(
    db,
    mentorshipGoals,
    row,
    sql`FROM mentorship_requests WHERE mentorship_requests.id = ${requestId} AND mentorship_requests.status = 'accepted'
      AND ${mayMentor(ofRequest, at)}
      AND (SELECT count(*) FROM mentorship_goals AS other WHERE other.request_id = ${requestId}) < ${mentorshipLimits.goals}`,
  ).returning({ id: mentorshipGoals.id })
  const { inserted } = await namedBatch(db, [
    { inserted: goal },
    ...(side === 'mentor'
      ? [
          copyToGuardian(context, {
            childId: ofRequest.learnerId,
            writer: mentorName,
            kind: 'goal',
            text: title,
            from: sql`FROM mentorship_requests WHERE mentorship_requests.id = ${requestId}
              AND EXISTS (SELECT 1 FROM mentorship_goals WHERE id = ${id})`,
          }),
        ]
      : []),
  ])
  return inserted.length > 0
}

export const selectGoal = (db: Database, id: string) =>
  db.select({ requestId: mentorshipGoals.requestId }).from(mentorshipGoals).where(eq(mentorshipGoals.id, id))

export const updateGoal = (context: Context, id: string, isReached: boolean) =>
  actBatch(context, [
    {
      done: context.db
        .update(mentorshipGoals)
        .set({ doneAt: isReached ? context.at : null })
        .where(eq(mentorshipGoals.id, id)),
    },
  ])

export const deleteGoal = (context: Context, id: string, requestId: string) =>
  actBatch(context, [{ done: context.db.delete(mentorshipGoals).where(eq(mentorshipGoals.id, id)) }], {
    kept: requestId,
  })
