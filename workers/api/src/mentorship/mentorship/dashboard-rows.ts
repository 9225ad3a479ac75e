import { t } from '@kere/brand/messages'
import { formerMember } from '@kere/contracts/accounts/former-member'
import type { MentorshipSide } from '@kere/contracts/mentorship/mentorship-options'
import { mentorRequestCounts, mentorshipRequestCounts, mentorshipRequests } from '@kere/d1/schema/mentorship/mentorship'
import { mentorshipSessions } from '@kere/d1/schema/mentorship/mentorship-sessions'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { asc, eq, sql } from 'drizzle-orm'
import { nameAmongMembers } from '../../accounts/accounts/shown-name-rows.ts'
import type { Database } from '../../base/context.ts'
import { instantOf } from '../../base/instants.ts'
import { batchPart } from '../../http/batch-part.ts'
import { said } from '../../http/said.ts'

const sides = {
  learner: [mentorshipSessions.studentId, mentorshipSessions.mentorId],
  mentor: [mentorshipSessions.mentorId, mentorshipSessions.studentId],
} as const

const listPath = '/dashboard/mentorship'

const countOpen = {
  learner: (db: Database, userId: string) =>
    db
      .select({ status: mentorshipRequests.status, count: sql<number>`count(*)`.as('of_status') })
      .from(mentorshipRequests)
      .where(
        sql`${mentorshipRequests.studentId} = ${userId} AND ${mentorshipRequests.status} IN ('pending', 'accepted')`,
      )
      .groupBy(mentorshipRequests.status),
  mentor: (db: Database, userId: string) =>
    db
      .select({
        status: mentorRequestCounts.status,
        count: sql<number>`sum(${mentorRequestCounts.count})`.as('of_status'),
      })
      .from(mentorRequestCounts)
      .where(
        sql`${mentorRequestCounts.mentorId} = ${userId} AND ${mentorRequestCounts.status} IN ('pending', 'accepted')`,
      )
      .groupBy(mentorRequestCounts.status),
}

const figuresOf = (side: MentorshipSide) => {
  const [ofSession, other] = sides[side]
  return batchPart(
    ({ db, userId, now }) => [
      countOpen[side](db, userId),
      db
        .select({
          requestId: mentorshipSessions.requestId,
          startsAt: mentorshipSessions.startsAt,
          state: mentorshipSessions.state,
          other: nameAmongMembers(now).as('other_name'),
        })
        .from(mentorshipSessions)
        .leftJoin(profiles, eq(profiles.id, other))
        // Sessions that have already begun are included. The plus sign makes SQLite use the index on the person's own
        // sessions.
        .where(
          sql`${ofSession} = ${userId} AND ${mentorshipSessions.state} IN ('held', 'confirmed')
            AND ${mentorshipSessions.startsAt} > ${now - 60 * 60 * 1000} AND +${mentorshipSessions.endsAt} > ${now}`,
        )
        .orderBy(asc(mentorshipSessions.startsAt))
        .limit(1),
    ],
    ([counters, [next]]) => {
      const countIn = (status: string) => counters.find((each) => each.status === status)?.count ?? 0
      return {
        mentorship: {
          pending: countIn('pending'),
          accepted: countIn('accepted'),
          nextSession: next
            ? {
                requestId: next.requestId,
                startsAt: instantOf(next.startsAt),
                isConfirmed: next.state === 'confirmed',
                other: next.other ?? formerMember.name,
              }
            : null,
        },
      }
    },
    ([counters, [next]]) => {
      const countIn = (status: string) => counters.find((each) => each.status === status)?.count ?? 0
      const [pending, accepted] = [countIn('pending'), countIn('accepted')]
      const isMentor = side === 'mentor'
      return [
        ...(next
          ? [
              {
                id: `session:${next.requestId}`,
                kind: 'coming' as const,
                title: said('Session with {other}', { other: next.other ?? formerMember.name }, 'Next step'),
                text:
                  next.state === 'confirmed'
                    ? t('Confirmed', 'Next step, a session')
                    : t('Not confirmed yet', 'Next step, a session'),
                at: instantOf(next.startsAt),
                path: `${listPath}?request=${next.requestId}`,
                act: t('Open', 'Button, next step'),
              },
            ]
          : []),
        ...(isMentor && pending > 0
          ? [
              {
                id: 'mentorship-requests',
                kind: 'waits' as const,
                title: said(
                  '{count, plural, one {# mentorship request} other {# mentorship requests}}',
                  { count: String(pending) },
                  'Next step',
                ),
                text: t('Accept or decline each request.', 'Next step'),
                at: null,
                path: `${listPath}?status=pending`,
                act: t('Answer', 'Button, next step'),
              },
            ]
          : []),
        ...(!isMentor && accepted > 0 && !next
          ? [
              {
                id: 'mentor-found',
                kind: 'open' as const,
                title: said(
                  '{count, plural, one {You have a mentor} other {You have # mentors}}',
                  { count: String(accepted) },
                  'Next step',
                ),
                text: t('Your request was accepted. Choose a time to talk.', 'Next step'),
                at: null,
                path: `${listPath}?status=accepted`,
                act: t('Choose a time', 'Button, next step'),
              },
            ]
          : []),
      ]
    },
  )
}

export const ownMentorshipFigures = figuresOf('learner')
export const receivedMentorshipFigures = figuresOf('mentor')

export const mentorshipFigures = batchPart(
  ({ db }) => [
    db
      .select({ count: mentorshipRequestCounts.count })
      .from(mentorshipRequestCounts)
      .where(eq(mentorshipRequestCounts.status, 'pending')),
  ],
  ([[pending]]) => ({ pendingMentorship: pending?.count ?? 0 }),
)
