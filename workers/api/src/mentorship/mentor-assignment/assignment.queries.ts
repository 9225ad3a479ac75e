import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { mentorshipRequests } from '@kere/d1/schema/mentorship/mentorship'
import { mentorSettings } from '@kere/d1/schema/mentorship/mentor-settings'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import type { Context, Database, SignedIn } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { isMentor, loadOf, mentorEntries } from '../mentor-settings/mentor-room-rows.ts'
import { changeRequest } from '../mentorship/change-rows.ts'
import { isApprovedFor, mayMentor } from '../minor-mentors/may-mentor-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

const candidateLimit = 300

export async function selectCandidates(db: Database, learnerId: string, now: number) {
  const rows = await db
    .select({
      id: profiles.id,
      name: fullName(profiles).as('candidate_name'),
      avatarUrl: profiles.avatarUrl,
      designation: profiles.designation,
      subjects: profiles.subjectsOfInterest,
      languages: profiles.languagesSpoken,
      place: profiles.location,
      areas: sql<string>`coalesce(${mentorSettings.areas}, '[]')`.as('candidate_areas'),
      capacity: mentorSettings.capacity,
      pausedUntil: mentorSettings.pausedUntil,
      load: loadOf(profiles.id).as('load'),
      isForLearner: sql<number>`${isApprovedFor({ mentorId: profiles.id, learnerId: sql`${learnerId}` }, now)}`.as(
        'is_for_learner',
      ),
    })
    .from(mentorEntries)
    .innerJoin(profiles, eq(profiles.id, mentorEntries.userId))
    .leftJoin(mentorSettings, eq(mentorSettings.mentorId, profiles.id))
    .where(and(isMentor, sql`${mentorEntries.userId} <> ${learnerId}`))
    .orderBy(sql`${mentorEntries.createdAt} DESC`)
    .limit(candidateLimit)
  return rows.map((row) => ({
    ...row,
    name: row.name ?? '',
    isForLearner: row.isForLearner === 1,
    // The cast is safe: the settings have written this JSON.
    areas: JSON.parse(row.areas) as string[],
    answerTimes: [] as readonly number[],
  }))
}

const answerLimit = 500

/** Adds how long the recent answers of these mentors took. */
export async function withAnswerTimes<Each extends { id: string }>(
  db: Database,
  mentors: readonly Each[],
  now: number,
) {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(mentors.map(({ id }) => id))}))`
  const answers = await db
    .select({
      mentorId: mentorshipRequests.mentorId,
      took: sql<number>`${mentorshipRequests.answeredAt} - ${mentorshipRequests.assignedAt}`.as('took'),
    })
    .from(mentorshipRequests)
    .where(
      sql`${inArray(mentorshipRequests.mentorId, ids)} AND ${mentorshipRequests.answeredAt} IS NOT NULL
        AND ${mentorshipRequests.answeredAt} > ${now - mentorshipLimits.answerDays * dayMs}`,
    )
    .limit(answerLimit)
  return mentors.map((mentor) => ({
    ...mentor,
    answerTimes: answers.flatMap(({ mentorId, took }) => (mentorId === mentor.id && took !== null ? [took] : [])),
  }))
}

interface Assignment {
  id: string
  mentorId: string
  replaces: string | null
  admin: SignedIn
}

/**
 * Assigns a mentor. The statement checks that they are approved, also for a learner under 18, have room and are not
 * paused, and that the former mentor is still the one whom the admin saw.
 * @returns whether this request did it
 */
export const updateMentor = (context: Context, { id, mentorId, replaces, admin }: Assignment) => {
  const today = dayInIndia(context.at)
  return changeRequest(context, {
    id,
    when: and(
      sql`${mentorshipRequests.status} = 'pending' AND ${mentorshipRequests.studentId} <> ${mentorId}
        AND ${mentorshipRequests.mentorId} IS ${replaces}`,
      sql`EXISTS (SELECT 1 FROM user_entries WHERE user_entries.user_id = ${mentorId} AND ${isMentor})`,
      hasRoom(mentorId, today),
      mayMentor({ mentorId, learnerId: mentorshipRequests.studentId }, context.at),
    ),
    to: { mentorId, assignedAt: context.at, remindedAt: null, escalatedAt: null, answeredAt: null },
    step: 'assigned',
    actor: admin,
    mails: [{ template: 'mentorship_assigned', to: 'mentor', isHeld: true }],
    audit: { action: 'mentorship.assigned', actor: admin },
  })
}

const hasRoom = (mentorId: string, today: string) => sql`${loadOf(mentorId)} <
  coalesce((SELECT CASE WHEN paused_until > ${today} THEN 0 ELSE capacity END FROM mentor_settings
    WHERE mentor_id = ${mentorId}), ${mentorshipLimits.defaultCapacity})`

export async function selectStanding(
  { db, at }: Context,
  { mentorId, learnerId }: { mentorId: string; learnerId: string },
) {
  const [row] = await db
    .select({
      isMentor:
        sql<number>`EXISTS (SELECT 1 FROM user_entries WHERE user_entries.user_id = ${mentorId} AND ${isMentor})`.as(
          'is_mentor',
        ),
      hasRoom: sql<number>`${hasRoom(mentorId, dayInIndia(at))}`.as('has_room'),
      isForLearner: sql<number>`${isApprovedFor({ mentorId, learnerId: sql`${learnerId}` }, at)}`.as('is_for_learner'),
    })
    .from(sql`(SELECT 1)`)
  return { isMentor: row?.isMentor === 1, hasRoom: row?.hasRoom === 1, isForLearner: row?.isForLearner === 1 }
}
