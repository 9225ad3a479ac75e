import { mentorshipRequests } from '@kere/d1/schema/mentorship/mentorship'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { isOwn } from '../../http/own.ts'
import { isGrownUp } from '../../accounts/accounts/shown-name-rows.ts'
import { copyToGuardian } from '../../accounts/guardians/copy-rows.ts'
import { mayMentor, ofRequest } from '../minor-mentors/may-mentor-rows.ts'
import { changeRequest, mentorName } from './change-rows.ts'
import { certifyMentorship } from './mentorship-certificate-rows.ts'
import { endSessions } from './session-end-rows.ts'

const isPending = sql`${mentorshipRequests.status} = 'pending'`

/** An admin may decide on any request, and an educator on those addressed to them. */
const mayDecide = (actor: SignedIn) => (actor.role === 'admin' ? undefined : isOwn(mentorshipRequests.mentorId, actor))

export const updateToCancelled = (context: Context, id: string, learner: SignedIn) =>
  changeRequest(context, {
    id,
    when: and(isPending, isOwn(mentorshipRequests.studentId, learner)),
    to: { status: 'cancelled', closedAt: context.at },
    step: 'cancelled',
    actor: learner,
    // The mail has no recipient if no mentor was asked.
    mails: [{ template: 'mentorship_withdrawn', to: 'mentor', isHeld: true }],
  })

export const updateToAccepted = (context: Context, id: string, actor: SignedIn) =>
  changeRequest(context, {
    id,
    when: and(
      isPending,
      mayDecide(actor),
      sql`EXISTS (SELECT 1 FROM user_entries WHERE user_id = ${mentorshipRequests.mentorId}
        AND role = 'educator' AND educator_status = 'approved' AND state = 'active')`,
      mayMentor(ofRequest, context.at),
    ),
    to: { status: 'accepted', answeredAt: context.at },
    step: 'accepted',
    actor,
    mails: [
      {
        template: 'mentorship_accepted',
        to: 'learner',
        details: sql`'isHidden', iif(${isGrownUp(context.at)}, '', 'yes')`,
      },
      ...(actor.role === 'admin' ? ([{ template: 'mentorship_accepted_for', to: 'mentor' }] as const) : []),
    ],
    ...(actor.role === 'admin' && { audit: { action: 'mentorship.accepted', actor } }),
  })

export const updateToRejected = (
  context: Context,
  id: string,
  { actor, reason }: { actor: SignedIn; reason: string | null },
) =>
  changeRequest(context, {
    id,
    when: and(isPending, mayDecide(actor)),
    to: {
      status: 'rejected',
      rejectionReason: reason,
      closedAt: context.at,
      answeredAt: sql`iif(${mentorshipRequests.mentorId} IS NULL, NULL, ${context.at})`,
    },
    step: 'rejected',
    actor,
    mails: [{ template: 'mentorship_rejected', to: 'learner', details: sql`'reason', ${reason ?? ''}`, isHeld: true }],
    ...(actor.role === 'admin' && { audit: { action: 'mentorship.rejected', actor } }),
    also: (changed, name) =>
      reason === null || actor.role === 'admin'
        ? []
        : [
            copyToGuardian(context, {
              id: `${name}_copy`,
              childId: ofRequest.learnerId,
              writer: mentorName,
              kind: 'reason',
              text: reason,
              isHeld: true,
              from: sql`FROM mentorship_requests WHERE ${changed}`,
            }),
          ],
  })

/** Completes a mentorship from either side. The mentor's own completion and the feedback of both sides may follow. */
export async function updateToCompleted(
  context: Context,
  id: string,
  { actor, side, feedback }: { actor: SignedIn; side: 'learner' | 'mentor'; feedback: string | null },
) {
  const own = side === 'learner' ? mentorshipRequests.studentId : mentorshipRequests.mentorId
  const said = {
    ...(feedback !== null && (side === 'learner' ? { learnerFeedback: feedback } : { mentorFeedback: feedback })),
    ...(side === 'mentor' && {
      mentorCompletedAt: sql`coalesce(${mentorshipRequests.mentorCompletedAt}, ${context.at})`,
    }),
  }
  const isCompleted = await changeRequest(context, {
    id,
    when: and(sql`${mentorshipRequests.status} = 'accepted'`, isOwn(own, actor)),
    to: { status: 'completed', closedAt: context.at, ...said },
    step: 'completed',
    actor,
    mails: [{ template: 'mentorship_completed', to: side === 'learner' ? 'mentor' : 'learner' }],
    also: (changed) => [endSessions(context, changed), ...certifyMentorship(context, id)],
  })
  if (isCompleted || Object.keys(said).length === 0) return isCompleted
  const later = await context.db
    .update(mentorshipRequests)
    .set(said)
    .where(and(eq(mentorshipRequests.id, id), sql`${mentorshipRequests.status} = 'completed'`, isOwn(own, actor)))
    .returning({ id: mentorshipRequests.id })
  return later.length > 0
}
