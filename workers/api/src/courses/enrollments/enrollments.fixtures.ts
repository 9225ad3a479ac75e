import { aCourse, anEducator, enroll } from '../../../test/factories.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const aFreeCourse: Fixture = { params: async () => ({ id: (await aCourse(await anEducator(), { price: 0 })).id }) }

export const fixtures: Fixtures = {
  enrollInCourse: aFreeCourse,
  leaveCourse: {
    owner: 'learner',
    params: async ({ learner }) => {
      const { id } = await aCourse(await anEducator())
      await enroll(learner.id, id)
      return { courseId: id }
    },
  },
  getCourseStanding: aFreeCourse,
  listCourseStandings: {},
}
