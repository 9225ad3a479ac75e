import { feedbackSubmissions } from '@kere/d1/schema/forms/feedback'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const written = {
  name: 'Zoya Khan',
  role: 'learner',
  feedbackText: 'The map is slow.',
  contactRequested: true,
} as const

const aSubmission: Fixture = {
  params: async ({ learner: { email } }) => {
    const id = `fbk_${ulid()}`
    await db
      .insert(feedbackSubmissions)
      .values({ id, ...written, email, submittedAt: Date.parse('2026-11-15T11:00:00Z') })
    return { id }
  },
}

export const fixtures: Fixtures = {
  submitFeedback: { body: ({ learner }) => ({ ...written, email: learner.email }) },
  exportFeedback: {},
  listFeedback: {
    variants: [
      { query: '?status=new' },
      { query: '?role=learner' },
      { query: '?status=new&role=learner&from=2026-11-01' },
      { query: '?sort=oldest' },
      { query: '?search=map' },
      { query: '?search=om' },
    ],
  },
  getFeedback: aSubmission,
  setFeedbackStatus: { ...aSubmission, body: () => ({ status: 'planned' }) },
  replyToFeedback: { ...aSubmission, body: () => ({ text: 'It is faster now.' }) },
}
