import { env } from 'cloudflare:workers'
import { mentorshipRequests } from '@kere/d1/schema/mentorship/mentorship'
import { mentorSettings } from '@kere/d1/schema/mentorship/mentor-settings'
import { drizzle } from 'drizzle-orm/d1'
import { ulid } from 'ulid'

const db = drizzle(env.DB)

/** The moment at which tests of mentorship begin. */
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
