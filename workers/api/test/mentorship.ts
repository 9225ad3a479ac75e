import { mentorshipRequests } from '@kere/d1/schema/mentorship/mentorship'
import { mentorSettings } from '@kere/d1/schema/mentorship/mentor-settings'
import { mentorshipSessions } from '@kere/d1/schema/mentorship/mentorship-sessions'
import { ulid } from 'ulid'
import { db } from './database.ts'

export const mentorshipNow = Date.parse('2026-11-15T12:00:00Z')

export async function aMentorshipRequest(
  learner: { id: string },
  about: Partial<typeof mentorshipRequests.$inferInsert> = {},
) {
  const id = `mrq_${ulid()}`
  const [row] = await db
    .insert(mentorshipRequests)
    .values({
      id,
      studentId: learner.id,
      area: 'water_management',
      level: 'intermediate',
      purpose: 'project_help',
      message: 'I cannot tell a spring from a leaking sewer line.',
      assignedAt: about.mentorId ? mentorshipNow : null,
      lastChange: 'chg_0',
      createdAt: mentorshipNow,
      updatedAt: mentorshipNow,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The request was not inserted')
  return row
}

export async function someMentorSettings(
  mentor: { id: string },
  about: Partial<typeof mentorSettings.$inferInsert> = {},
) {
  await db.insert(mentorSettings).values({ mentorId: mentor.id, capacity: 2, updatedAt: mentorshipNow, ...about })
}

/** A Thursday at 20:00 in India, eleven days later. */
export const someStart = Date.parse('2026-11-26T14:30:00Z')

export async function aMentorshipSession(
  request: Pick<typeof mentorshipRequests.$inferSelect, 'id' | 'studentId' | 'mentorId'>,
  about: Partial<typeof mentorshipSessions.$inferInsert> = {},
) {
  const id = `mss_${ulid()}`
  const [row] = await db
    .insert(mentorshipSessions)
    .values({
      id,
      requestId: request.id,
      studentId: request.studentId,
      mentorId: request.mentorId,
      state: 'held',
      startsAt: someStart,
      endsAt: someStart + 40 * 60 * 1000,
      heldUntil: mentorshipNow + 3 * 24 * 60 * 60 * 1000,
      lastChange: 'chg_0',
      createdAt: mentorshipNow,
      updatedAt: mentorshipNow,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The session was not inserted')
  return row
}
