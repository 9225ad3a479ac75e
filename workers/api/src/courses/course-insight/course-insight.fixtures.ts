import { env } from 'cloudflare:workers'
import { aClass } from '../../../test/lesson-questions.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'

const classOf = ({ educator, learner, minor }: People) => aClass(educator.id, [learner.id, minor.id])

/** Admins find everybody's (S-503). */
const answers: Fixture['answers'] = { otherEducator: 404, pendingEducator: 404 }

const aCourse: Fixture = { answers, params: async (people) => ({ courseId: (await classOf(people)).courseId }) }

const learners: Fixture = {
  answers,
  query: async (people) => `?course=${(await classOf(people)).courseId}`,
  variants: [
    { query: '&silence=14_to_29' },
    { query: '&silence=14_to_29&reachable=true' },
    { query: '&lesson=les_1&silence=30_or_more' },
    { query: '&lesson=les_1&stage=opened' },
    { query: '&lesson=les_1&stage=done' },
  ],
}

async function aMessage(people: People) {
  const { courseId, educatorId } = await classOf(people)
  const id = `msg_${courseId}`
  await env.DB.prepare(
    `INSERT INTO course_messages
      (id, course_id, author_id, subject, body, silence, active_from, active_before, sent_at, written_until)
      VALUES (?, ?, ?, 'Come back', 'The lake is full again.', '30_or_more', 0, 1, 1, '')`,
  )
    .bind(id, courseId, educatorId)
    .run()
  return { courseId, id }
}

export const fixtures: Fixtures = {
  getCourseInsight: aCourse,
  listInsightLearners: learners,
  exportInsightLearners: learners,
  exportInsightLessons: { answers, query: learners.query! },
  sendCourseMessage: {
    ...aCourse,
    answers: { otherEducator: 404 },
    body: () => ({ silence: '30_or_more', subject: 'Come back', text: 'The lake is full again.' }),
  },
  withdrawCourseMessage: { answers, params: aMessage },
}
