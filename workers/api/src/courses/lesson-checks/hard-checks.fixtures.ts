import { aCheck, aTry } from '../../../test/lesson-checks.ts'
import { aClass } from '../../../test/lesson-questions.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'

async function aTriedCheck({ educator, learner, minor }: People) {
  const { courseId, lessonId } = await aClass(educator.id, [learner.id, minor.id])
  const checkId = await aCheck(lessonId)
  await aTry(checkId, learner.id)
  await aTry(checkId, minor.id, { answer: ['At noon'], isRight: true })
  return { courseId, checkId }
}

/** Admins find everybody's (S-503). */
const answers: Fixture['answers'] = { otherEducator: 404, pendingEducator: 404 }

const checks: Fixture = { answers, query: async (people) => `?course=${(await aTriedCheck(people)).courseId}` }

const learners: Fixture = {
  answers,
  async query(people) {
    const { courseId, checkId } = await aTriedCheck(people)
    return `?course=${courseId}&check=${checkId}`
  },
  variants: [{ query: '&result=wrong' }, { query: '&result=right' }],
}

export const fixtures: Fixtures = {
  listHardChecks: checks,
  exportHardChecks: checks,
  listCheckLearners: learners,
  exportCheckLearners: learners,
}
