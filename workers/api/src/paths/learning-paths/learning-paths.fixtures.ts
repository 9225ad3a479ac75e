import { learningPathInterests, learningPathResponses } from '@kere/d1/schema/paths/learning-paths'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

export const sessionId = 'a-session-of-somebody'

export const answers = {
  userType: 'college_student',
  interests: ['waste_management', 'circular_economy'],
  learningStyle: 'hands_on',
} as const

export async function aResponse(change: Partial<typeof learningPathResponses.$inferInsert> = {}) {
  const id = `lpr_${ulid()}`
  const row = {
    id,
    sessionId,
    userType: answers.userType,
    interests: 'waste_management',
    learningStyle: answers.learningStyle,
    name: 'Ananya',
    email: `${id.toLowerCase()}@example.in`,
    items: [],
    submittedAt: Date.parse('2026-11-15T11:00:00Z'),
    ...change,
  }
  await db.insert(learningPathResponses).values(row)
  for (const interest of row.interests.split(',').filter(Boolean))
    await db
      .insert(learningPathInterests)
      // The cast is safe: the interest is the one in the response.
      .values({ responseId: id, interest: interest as 'waste_management', submittedAt: row.submittedAt })
  return id
}

const byId: Fixture = { params: async () => ({ id: await aResponse() }) }

export const fixtures: Fixtures = {
  createLearningPath: { body: ({ learner }) => ({ ...answers, name: 'Ananya', email: learner.email, sessionId }) },
  getLearningPath: byId,
  changeLearningPath: { ...byId, body: () => ({ ...answers, sessionId }) },
  keepLearningPath: { ...byId, body: () => ({ sessionId }) },
  dropLearningPath: {},
  getOwnLearningPath: {},
  listLearningPathResponses: {
    variants: [
      { query: '?userType=college_student' },
      { query: '?interest=smart_cities' },
      { query: '?learningStyle=events&sort=oldest' },
      { query: '?search=ananya' },
      { query: '?search=an' },
    ],
  },
  exportLearningPathResponses: {},
  getLearningPathFigures: {},
}
