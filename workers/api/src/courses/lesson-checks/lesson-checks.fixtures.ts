import { aCheckedCourse } from '../../../test/lesson-checks.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

export const fixtures: Fixtures = {
  listLessonChecks: {
    owner: 'learner',
    params: async ({ learner }) => {
      const { courseId, lessonId } = await aCheckedCourse([learner.id])
      return { courseId, lessonId }
    },
  },
  answerLessonCheck: {
    owner: 'learner',
    params: async ({ learner }) => {
      const { courseId, checkId } = await aCheckedCourse([learner.id])
      return { courseId, checkId }
    },
    body: () => ({ answer: ['At noon'] }),
  },
}
