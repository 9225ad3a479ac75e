import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import type { NewMentorshipRequest } from '@kere/contracts/mentorship/mentorship'
import { mentorshipRequests } from '@kere/d1/schema/mentorship/mentorship'
import { sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { isHiddenPerson } from '../../accounts/accounts/hidden-person-rows.ts'
import { isUnblocked } from '../../accounts/accounts/person-rows.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { namedBatch } from '../../base/named-batch.ts'
import { isMentor } from '../mentor-settings/mentor-room-rows.ts'
import { insertStep, mailRow } from './change-rows.ts'

interface New extends NewMentorshipRequest {
  id: string
  learner: SignedIn
}

const wishOf = ({ userId }: SignedIn, mentorId: string | null) => sql`(SELECT user_entries.user_id FROM user_entries
  JOIN profiles AS shown ON shown.id = user_entries.user_id AND shown.public_profile = 1
  WHERE user_entries.user_id = ${mentorId} AND user_entries.user_id <> ${userId} AND ${isMentor}
    AND NOT ${isHiddenPerson(sql`user_entries.user_id`)}
    AND ${isUnblocked(userId, sql`user_entries.user_id`)})`

/** Makes a request. The insert checks the limits, so that simultaneous requests cannot exceed them (S-197, S-198). */
export async function insertRequest(context: Context, { id, learner, wishedMentorId = null, ...fields }: New) {
  const { db, at } = context
  const own = sql`FROM mentorship_requests AS open WHERE open.student_id = ${learner.userId} AND open.status = 'pending'`
  const changed = sql`mentorship_requests.id = ${id} AND mentorship_requests.last_change = ${id}`
  const row = {
    // SQLite assigns the number.
    searchRowId: sql`NULL`,
    id,
    studentId: learner.userId,
    mentorId: null,
    wishedMentorId: wishOf(learner, wishedMentorId),
    ...fields,
    status: 'pending' as const,
    lastChange: id,
    createdAt: at,
    updatedAt: at,
  }
  const { pending, inserted } = await namedBatch(db, [
    {
      pending: db
        .select({ area: mentorshipRequests.area })
        .from(mentorshipRequests)
        .where(sql`${mentorshipRequests.studentId} = ${learner.userId} AND ${mentorshipRequests.status} = 'pending'`),
    },
    {
      inserted: insertSelect(
        db,
        mentorshipRequests,
        row,
        sql`WHERE (SELECT count(*) ${own}) < ${mentorshipLimits.pending}
          AND NOT EXISTS (SELECT 1 ${own} AND open.area = ${fields.area})`,
      ).returning({ id: mentorshipRequests.id }),
    },
    insertStep(context, { step: 'sent', actor: learner, from: sql`FROM mentorship_requests WHERE ${changed}` }),
    mailRow(context, { template: 'mentorship_received', to: 'learner' }, changed),
  ])
  return { isInserted: inserted.length > 0, pendingAreas: pending.map(({ area }) => area) }
}
