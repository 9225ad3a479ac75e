import { mentorshipSessions } from '@kere/d1/schema/mentorship/mentorship-sessions'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/accounts/person-rows.ts'
import { shownName } from '../../accounts/accounts/shown-name-rows.ts'
import type { Database } from '../../base/context.ts'

const keptMs = 31 * 24 * 60 * 60 * 1000
const most = 200

const learners = alias(profiles, 'learners')
const mentors = alias(profiles, 'mentors')

const selectEntries = (db: Database, where: SQL, now: number) =>
  db
    .select({
      id: mentorshipSessions.id,
      requestId: mentorshipSessions.requestId,
      state: mentorshipSessions.state,
      startsAt: mentorshipSessions.startsAt,
      endsAt: mentorshipSessions.endsAt,
      sequence: mentorshipSessions.sequence,
      updatedAt: mentorshipSessions.updatedAt,
      studentId: mentorshipSessions.studentId,
      learnerName: shownName(now, learners).as('learner_name'),
      mentorName: fullName(mentors).as('mentor_name'),
    })
    .from(mentorshipSessions)
    .innerJoin(learners, eq(learners.id, mentorshipSessions.studentId))
    .leftJoin(mentors, eq(mentors.id, mentorshipSessions.mentorId))
    .where(where)
    .orderBy(mentorshipSessions.startsAt)
    .limit(most)

export type SessionEntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

export const selectEntry = (db: Database, id: string, now: number) =>
  selectEntries(db, sql`${mentorshipSessions.id} = ${id}`, now)

/** Reads the sessions of a person as learner and as mentor in two statements, because each side has its own index. */
export async function selectOwnEntries(db: Database, userId: string, now: number) {
  const since = sql`${mentorshipSessions.startsAt} > ${now - keptMs}`
  const [asLearner, asMentor] = await db.batch([
    selectEntries(db, sql`${mentorshipSessions.studentId} = ${userId} AND ${since}`, now),
    selectEntries(db, sql`${mentorshipSessions.mentorId} = ${userId} AND ${since}`, now),
  ])
  return [...asLearner, ...asMentor]
}
