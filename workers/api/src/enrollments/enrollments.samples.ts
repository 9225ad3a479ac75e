import { aCourse, anEducator, enroll } from '../../test/factories.ts'
import type { Sample, Samples } from '../../test/samples.ts'

const aFreeCourse: Sample = { params: async () => ({ id: (await aCourse(await anEducator(), { price: 0 })).id }) }

export const samples: Samples = {
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
}
